/// The letters at the right edge of a table, over which a finger goes to reach a section. The table places it.
package final class TableIndexStrip: UIView {
    /// What the sections are called, from top to bottom; `{search}` is a magnifier.
    package var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }

    /// Called with the place in ``titles`` that the finger has come to, each time that is another one.
    package var onSection: ((Int) -> Void)?
}
