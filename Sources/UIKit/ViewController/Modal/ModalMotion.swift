/// The animation of a modal view's presentation or dismissal.
@MainActor struct ModalMotion {
    private let presentation: ModalPresentation
    private let window: UIWindow

    static let coverDuration: TimeInterval = 0.4
    static let dissolveDuration: TimeInterval = 0.4
    static let flipDuration: TimeInterval = 0.75
    static let curlDuration: TimeInterval = 0.75

    init(_ presentation: ModalPresentation, in window: UIWindow) {
        self.presentation = presentation
        self.window = window
    }

    /// Adds the view and starts its animation.
    /// - Returns: the duration in seconds; 0 without animation.
    func comeIn(animated: Bool) -> TimeInterval {
        guard animated else {
            presentation.placeView()
            return 0
        }
        switch motion {
        case .cover:
            presentation.placeView()
            slide(from: offset, to: .zero)
            return ModalMotion.coverDuration
        case .transition(let transition, let duration):
            change(by: transition.arrival, duration) {
                presentation.placeView()
                if presentation.coversPresenter { presentation.removePresenterView() }
            }
            return duration
        case .partialCurl:
            return PartialCurl.begin(presentation, in: window, duration: ModalMotion.curlDuration)
        }
    }

    /// Starts the animation that removes the view.
    /// - Parameter reveal: Shows the views that the presentation had hidden.
    func goOut(animated: Bool, reveal: @escaping @MainActor () -> Void) -> TimeInterval {
        guard animated else {
            if presentation.transition == .partialCurl { PartialCurl.end(in: window) }
            reveal()
            return 0
        }
        switch motion {
        case .cover:
            reveal()
            slide(from: .zero, to: offset)
            return ModalMotion.coverDuration
        case .transition(let transition, let duration):
            change(by: transition.departure, duration) {
                presentation.removeView()
                reveal()
            }
            return duration
        case .partialCurl:
            return PartialCurl.layDown(presentation, in: window, duration: ModalMotion.curlDuration, reveal)
        }
    }

    private enum Motion {
        case cover
        case transition((arrival: ViewTransition, departure: ViewTransition), TimeInterval)
        case partialCurl
    }

    private var motion: Motion {
        // A sheet cannot be the back of the presenter's view.
        let isSheet = presentation.sheet != nil || [.pageSheet, .formSheet].contains(presentation.style)
        switch presentation.transition {
        case .crossDissolve: return .transition((.dissolve, .dissolve), ModalMotion.dissolveDuration)
        case .flipHorizontal where !isSheet:
            let orientation = InterfaceSpace.current.orientation
            return .transition(
                (.flip(orientation.rightSide), .flip(orientation.leftSide)), ModalMotion.flipDuration)
        case .partialCurl where !isSheet: return .partialCurl
        default: return .cover
        }
    }

    /// Changes the views of the window with a transition animation.
    private func change(by transition: ViewTransition, _ duration: TimeInterval, _ changes: @MainActor () -> Void) {
        let block = UIViewAnimationBlock(
            duration: duration, delay: 0, options: .overrideInheritedDuration, completion: nil)
        block.curve = .easeInOut
        block.animatesChanges = false
        block.add(transition, to: window)
        block.run(changes)
    }

    // MARK: Covering

    /// The distance from the view's position to that just below the interface.
    private var offset: CGPoint {
        guard let view = presentation.movingView else { return .zero }
        let space = InterfaceSpace(orientation: orientation(of: view), screen: window.bounds.size)
        let way = view.bounds.height + (presentation.sheet.map { $0.stage.bounds.maxY - view.frame.maxY } ?? 0)
        return presentation.sheet == nil
            ? CGPoint(x: 0, y: way).applying(space.rotation) : CGPoint(x: 0, y: way)
    }

    /// A view that leaves while the interface rotates back keeps its own bottom edge.
    private func orientation(of view: UIView) -> UIInterfaceOrientation {
        let all: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        let screen = window.bounds.size
        return all.first { InterfaceSpace(orientation: $0, screen: screen).rotation == view.transform } ?? .portrait
    }

    private func slide(from start: CGPoint, to end: CGPoint) {
        guard let view = presentation.movingView else { return }
        let center = view.center
        view.center = CGPoint(x: center.x + start.x, y: center.y + start.y)
        presentation.sheet?.darkness = start == .zero ? 1 : 0
        UIView.animate(
            withDuration: ModalMotion.coverDuration, delay: 0,
            options: [.curveEaseInOut, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: {
                view.center = CGPoint(x: center.x + end.x, y: center.y + end.y)
                presentation.sheet?.darkness = end == .zero ? 1 : 0
            })
    }
}
