/// The presenter's view curled up from its lower right corner, as a page of a map, so that the modal view is seen under
/// it.
///
/// The curl is a transition of the window that stops part of the way. The page is a picture of the presenter's view, so
/// changes of that view are not visible until the page is flat again.
@MainActor enum PartialCurl {
    /// The fraction of a full page curl at which the page stops.
    private static let part: Float = 0.45

    static func begin(_ presentation: ModalPresentation, in window: UIWindow, duration: TimeInterval) -> TimeInterval {
        let curl = transition(.pageCurl, duration)
        (curl.startProgress, curl.endProgress) = (0, part)
        curl.fillMode = .forwards
        curl.isRemovedOnCompletion = false
        window.layer.add(curl, forKey: kCATransition)
        presentation.placeView()
        let page = CurledPageView { [weak presentation] in presentation?.presenter?.dismiss(animated: true) }
        page.lie(in: window)
        presentation.page = page
        return duration
    }

    static func layDown(
        _ presentation: ModalPresentation, in window: UIWindow, duration: TimeInterval, _ reveal: () -> Void
    ) -> TimeInterval {
        end(in: window)
        let curl = transition(.pageUnCurl, duration)
        (curl.startProgress, curl.endProgress) = (1 - part, 1)
        window.layer.add(curl, forKey: kCATransition)
        presentation.removeView()
        reveal()
        return duration
    }

    static func end(in window: UIWindow) { window.layer.removeAnimation(forKey: kCATransition) }

    private static func transition(_ type: CATransitionType, _ duration: TimeInterval) -> CATransition {
        let curl = CATransition()
        curl.type = type
        curl.subtype = InterfaceSpace.current.orientation.leftSide
        curl.duration = duration
        curl.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return curl
    }
}
