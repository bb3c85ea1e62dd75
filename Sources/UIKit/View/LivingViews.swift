/// Counts the views in memory. Views are created and deallocated on the main thread.
enum LivingViews {
    nonisolated(unsafe) static var count = 0
}
