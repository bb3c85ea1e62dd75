/// A notice on the lock screen.
struct LockNotice {
    let content: BannerContent
    /// The user wants to see it.
    let onView: @MainActor () -> Void
}
