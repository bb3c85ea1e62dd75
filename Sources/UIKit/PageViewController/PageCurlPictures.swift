/// Takes the pictures of the pages for a page curl.
@MainActor struct PageCurlPictures {
    let spread: PageSpread
    let direction: UIPageViewController.NavigationDirection
    /// True if the turning page is a new page that comes down, rather than a former one that is lifted: the page curl
    /// plays backwards.
    let laysDown: Bool

    /// - Parameters:
    ///   - former: The views of the pages that are visible now.
    ///   - new: The views of the pages that will be visible.
    ///   - back: The view on the back of the turning page; unused with the spine in the middle, where a new page is the
    ///     back.
    func makeView(from former: [UIView], to new: [UIView], back: UIView?) -> PageCurlView? {
        for (index, view) in new.enumerated() { view.frame = spread.frame(index) }
        let page = spread.turningPage(direction)
        let frame = spread.frame(page)
        let isMiddle = spread.spine == .mid
        let (lifted, below) = laysDown ? (new, former) : (former, new)
        guard lifted.indices.contains(page), below.indices.contains(page) else { return nil }
        var content = [(view: below[page], frame: frame)]
        if isMiddle, former.indices.contains(1 - page) {
            content.append((former[1 - page], spread.frame(1 - page)))
        }
        let backView = isMiddle ? new.indices.contains(1 - page) ? new[1 - page] : nil : back
        if !isMiddle { back?.frame = frame }
        let own = CGRect(origin: .zero, size: frame.size)
        guard let under = PagePictures.make(spread.bounds.size, content),
            let front = PagePictures.make(frame.size, [(lifted[page], own)])
        else { return nil }
        let backPicture = backView.flatMap { PagePictures.make(frame.size, [($0, own)]) }
        return PageCurlView(
            frame: spread.bounds,
            PageCurlView.Pages(
                under: under, front: front,
                back: backPicture.flatMap {
                    PagePictures.mirrored($0, horizontally: spread.orientation == .horizontal)
                }),
            page: frame, way: spread.way(direction), landsOnOtherSide: isMiddle, turned: laysDown ? 1 : 0)
    }
}
