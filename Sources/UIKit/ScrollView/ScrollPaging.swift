/// Computes where the content of a paging scroll view comes to rest.
enum ScrollPaging {
    /// - Parameters:
    ///   - speed: The speed of the content when the finger was lifted, in points per second.
    ///   - start: Where the drag began; the content goes no farther than one page from there.
    ///   - page: The length of a page.
    static func target(
        from position: CGFloat, speed: CGFloat, start: CGFloat?, page: CGFloat, range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let place = position / page
        var number = place.rounded()
        if abs(speed) > flick { number = speed > 0 ? place.rounded(.up) : place.rounded(.down) }
        if let start {
            let first = (start / page).rounded()
            number = min(max(number, first - 1), first + 1)
        }
        return range.clamp(number * page)
    }

    /// A finger that is lifted at this speed, in points a second, turns the page however little it has moved.
    private static let flick: CGFloat = 120
}
