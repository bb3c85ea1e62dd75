/// How many views there are in memory. Views are made and go on the main thread.
enum LivingViews {
    nonisolated(unsafe) static var count = 0
}
