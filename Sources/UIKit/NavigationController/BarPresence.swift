/// Which bars are shown with a screen.
struct BarPresence: Equatable {
    var navigationBar = true
    var toolbar = false
    /// That of the container around, if there is one.
    var bottomBar = true
}
