import UIKit

/// A screen of 640 × 960 pixels with one view on all of it.
@MainActor final class Stage {
    let surface: Surface
    let host: LayerHost
    private let window: UIWindow
    private var time: CFTimeInterval = 1

    init?(showing view: UIView) {
        guard let surface = Surface(width: 640, height: 960) else { return nil }
        self.surface = surface
        host = LayerHost(surface: surface, scale: 2)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        host.rootLayer.addSublayer(window.layer)
        render()
    }

    func render() {
        time += 1.0 / 60
        _ = host.render(at: time)
    }
}
