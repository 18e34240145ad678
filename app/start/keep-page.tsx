import { Component, type ReactNode, use } from "react";

type KeepPageProps = { children: ReactNode };

/** Keeps the page as it is when React throws, now or later: it suspends for ever, so that React changes nothing any more. */
export class KeepPage extends Component<KeepPageProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return "error" in this.state ? <Suspended error={this.state.error} /> : this.props.children;
  }
}

const never = new Promise<never>(() => {});
let reportFailure = () => {};

/** @param report called when React has failed: the browser has to take over */
export function onFailure(report: () => void): void {
  reportFailure = report;
}

function Suspended({ error }: { error: unknown }) {
  reportError(error);
  reportFailure();
  return use(never);
}
