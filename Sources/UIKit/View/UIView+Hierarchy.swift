extension UIView {
    /// Inserts `view` into the subviews, and calls the notification methods in UIKit's order: for the window, the
    /// superview, and then the new superview.
    func place(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        if view.superviewReference === self {
            reorder(view, to: min(index, subviewList.count - 1))
            return
        }
        let oldWindow = view.window
        let newWindow = window
        let changesWindow = oldWindow !== newWindow
        if let oldSuperview = view.superviewReference { oldSuperview.willRemoveSubview(view) }
        if changesWindow { view.prepareToMove(from: oldWindow, to: newWindow, into: self) }
        view.willMove(toSuperview: self)

        if let oldSuperview = view.superviewReference {
            oldSuperview.subviewList.removeAll { $0 === view }
            view.layer.removeFromSuperlayer()
        }
        let place = min(max(index, 0), subviewList.count)
        subviewList.insert(view, at: place)
        view.superviewReference = self
        insertLayer(of: view, at: place)
        setNeedsLayout()

        if changesWindow { view.finishMove(from: oldWindow, to: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func place(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        guard let index = subviewList.firstIndex(where: { $0 === sibling }) else {
            place(view, at: subviewList.count)
            return
        }
        if let present = subviewList.firstIndex(where: { $0 === view }) {
            reorder(view, to: index + offset - (present < index ? 1 : 0))
        } else {
            place(view, at: index + offset)
        }
    }

    /// Moves a subview so that its index becomes `index`.
    func reorder(_ view: UIView, to index: Int) {
        guard let present = subviewList.firstIndex(where: { $0 === view }) else { return }
        let place = min(max(index, 0), subviewList.count - 1)
        subviewList.remove(at: present)
        subviewList.insert(view, at: place)
        if place != present { insertLayer(of: view, at: place) }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviewList.indices.contains(first), subviewList.indices.contains(second), first != second else { return }
        let (low, high) = (subviewList[min(first, second)], subviewList[max(first, second)])
        reorder(high, to: min(first, second))
        reorder(low, to: max(first, second))
    }

    func leaveSuperview() {
        guard let superview = superviewReference else { return }
        let oldWindow = window
        superview.willRemoveSubview(self)
        if oldWindow != nil { prepareToMove(from: oldWindow, to: nil, into: nil) }
        willMove(toSuperview: nil)

        superview.subviewList.removeAll { $0 === self }
        superviewReference = nil
        layer.removeFromSuperlayer()
        superview.setNeedsLayout()

        if oldWindow != nil { finishMove(from: oldWindow, to: nil) }
        didMoveToSuperview()
    }

    /// Inserts the layer of the subview at `index` below that of the next subview. Layers that the app has added may
    /// lie between them.
    private func insertLayer(of view: UIView, at index: Int) {
        if index + 1 < subviewList.count {
            layer.insertSublayer(view.layer, below: subviewList[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// Tells the view and all subviews of a change of window. A view controller is first told that its view appears or
    /// disappears.
    private func prepareToMove(from oldWindow: UIWindow?, to newWindow: UIWindow?, into newSuperview: UIView?) {
        if newWindow != nil, viewController?.archivedView === self { viewController?.loadViewIfNeeded() }
        viewController?.viewWillMove(from: oldWindow, to: newWindow, into: newSuperview)
        if newWindow == nil, isFirstResponder { resignFirstResponder() }
        willMove(toWindow: newWindow)
        for subview in subviewList { subview.prepareToMove(from: oldWindow, to: newWindow, into: self) }
    }

    private func finishMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        // Ends the animations of a view that has left its window; their delegates are told that they did not finish.
        if newWindow == nil { layer.removeAllAnimations() }
        if newWindow != nil { AppearanceRules.apply(to: self) }
        windowDidChange()
        didMoveToWindow()
        if newWindow != nil, becomesFirstResponderInWindow {
            becomesFirstResponderInWindow = false
            becomeFirstResponder()
        }
        for subview in subviewList { subview.finishMove(from: oldWindow, to: newWindow) }
        viewController?.viewDidMove(from: oldWindow, to: newWindow)
    }

    // MARK: Finding views

    final func isInside(_ view: UIView) -> Bool {
        sequence(first: self, next: \.superviewReference).contains { $0 === view }
    }

    final func findView(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    final func findView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard canReceiveTouches, self.point(inside: point, with: event) else { return nil }
        for subview in subviewList.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Releases the subviews of a view that is being deallocated, before what the app's class has added to it is gone.
    package func letGoOfSubviews() { subviewList = [] }
}
