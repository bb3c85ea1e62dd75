/// The course of a page turn.
extension UIPageViewController {
    /// The duration of an animated page turn, in seconds.
    static let turnDuration: TimeInterval = 0.75

    /// Starts a page turn: adds the new pages as children and takes pictures of all pages.
    /// - Returns: nil if there are no pages to turn.
    @discardableResult
    func begin(
        _ direction: NavigationDirection, to new: [UIViewController], back: UIViewController?, isByFinger: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) -> PageTurning? {
        let former = shown
        guard let view = loadedView, !former.isEmpty, !new.isEmpty else {
            completion?(false)
            return nil
        }
        var begun: PageTurning?
        change {
            let arriving = new.without(former)
            for controller in arriving { take(controller) }
            for controller in former.without(new) { controller.beginDisappearing(animated: true) }
            for controller in arriving {
                _ = controller.view
                controller.beginAppearing(animated: true)
            }
            let turning = lift(direction, from: former, to: new, back: back, isByFinger: isByFinger, in: view)
            turning.completion = completion
            self.turning = turning
            begun = turning
        }
        return begun
    }

    func lift(
        _ direction: NavigationDirection, from former: [UIViewController], to new: [UIViewController],
        back: UIViewController?, isByFinger: Bool, in view: UIView
    ) -> PageTurning {
        let laysDown = spineLocation != .mid && direction == .reverse
        let curl = PageCurlPictures(spread: spread, direction: direction, laysDown: laysDown)
            .makeView(from: former.compactMap(\.view), to: new.compactMap(\.view), back: back?.view)
        if let curl { view.addSubview(curl) }
        return PageTurning(
            direction, from: former, to: new, isByFinger: isByFinger, view: curl, laysDown: laysDown)
    }

    /// Ends the page turn in progress at once.
    func endTurning() {
        guard let turning else { return }
        end(turning, isCompleted: turning.progress > 0.5 || !turning.isByFinger, isFinished: false)
    }

    func end(_ turning: PageTurning, isCompleted: Bool, isFinished: Bool = true) {
        guard turning === self.turning else { return }
        turning.stop()
        self.turning = nil
        change { settle(turning, isCompleted: isCompleted, isFinished: isFinished) }
    }

    /// Shows the pages of the page turn's end, ends the appearance transitions, and informs the delegate.
    func settle(_ turning: PageTurning, isCompleted: Bool, isFinished: Bool) {
        let (staying, leaving) = isCompleted ? (turning.new, turning.former) : (turning.former, turning.new)
        shown = staying
        let (gone, present) = (leaving.without(staying), staying.without(leaving))
        if !isCompleted {
            for controller in gone { controller.beginDisappearing(animated: true) }
            for controller in present { controller.beginAppearing(animated: true) }
        }
        for controller in gone { controller.loadedView?.removeFromSuperview() }
        installPages()
        turning.view?.removeFromSuperview()
        for controller in gone { controller.finishDisappearing(animated: true) }
        for controller in present { controller.finishAppearing(animated: true) }
        for controller in gone { release(controller) }
        if turning.isByFinger {
            delegate?.pageViewController(
                self, didFinishAnimating: isFinished, previousViewControllers: turning.former,
                transitionCompleted: isCompleted)
        }
        turning.completion?(isFinished)
    }

    /// Asks the data source for the next pages in a direction, and for the back of the turning page.
    func nextPages(_ direction: NavigationDirection) -> (new: [UIViewController], back: UIViewController?)? {
        guard let dataSource, !shown.isEmpty, !isAsking else { return nil }
        isAsking = true
        defer { isAsking = false }
        func step(_ controller: UIViewController) -> UIViewController? {
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: controller)
                : dataSource.pageViewController(self, viewControllerBefore: controller)
        }
        guard let edge = direction == .forward ? shown.last : shown.first, let first = step(edge) else { return nil }
        if spineLocation == .mid {
            guard let second = step(first) else { return nil }
            return (direction == .forward ? [first, second] : [second, first], nil)
        }
        guard isDoubleSided else { return ([first], nil) }
        return step(first).map { ([$0], first) }
    }
}

extension [UIViewController] {
    /// The controllers that are not in `others`.
    func without(_ others: [UIViewController]) -> [UIViewController] {
        filter { one in !others.contains { $0 === one } }
    }
}
