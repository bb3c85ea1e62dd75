/// What an app finds when it looks at its own views: for tests that want to know more than what is on the screen.
package struct AppHealth: Hashable, Sendable {
    /// What should never be, one sentence each; empty if all is well.
    package var problems: [String]
    /// The views that live, and those of them that neither a window nor a controller that a window leads to has.
    package var viewCount: Int
    package var lostViewCount: Int
    /// The same for view controllers.
    package var controllerCount: Int
    package var lostControllerCount: Int

    package init(
        problems: [String] = [], viewCount: Int = 0, lostViewCount: Int = 0, controllerCount: Int = 0,
        lostControllerCount: Int = 0
    ) {
        self.problems = problems
        self.viewCount = viewCount
        self.lostViewCount = lostViewCount
        self.controllerCount = controllerCount
        self.lostControllerCount = lostControllerCount
    }
}
