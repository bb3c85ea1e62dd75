/// What a run of tests tells while it goes on.
package enum UITestEvent: Sendable {
    case began(UITest)
    case finished(UITestResult, done: Int, of: Int)
}
