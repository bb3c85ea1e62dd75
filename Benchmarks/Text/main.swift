import DeviceLink
import Foundation
import UIKit

// Prints how long labels and typing take, beside the time that the glyphs alone take in the same run.
MainActor.assumeIsolated {
    guard let surface = Surface(width: 640, height: 960) else {
        print("text-benchmark: no memory for the screen")
        exit(1)
    }
    var profile = DeviceProfile()
    profile.scale = 2
    UIScreen.configure(profile: profile, surface: surface)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    Labels(window, surface).measure()
    Typing(window).measure()
}

/// The next picture of the screen.
@MainActor func showFrame() {
    CATransaction.flush()
    _ = UIScreen.main.host?.render(at: CACurrentMediaTime())
}
