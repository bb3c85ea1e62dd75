// script: wait 3
// Closures of timers, observers, operations, run loops and queues use a controller's views, as on the phone; with other
// frameworks beside UIKit, and Foundation by name.

import AudioToolbox
import CoreLocation
import Foundation
import UIKit

final class ClosureController: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 30))
    var count = 0
    var timer: Timer?
    var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            guard let self = self else { return }
            self.count += 1
            self.label.text = "timer \(self.count)"
            self.say()
            if self.count == 2 { timer.invalidate() }
        }
        let later = Timer(timeInterval: 1.25, repeats: false) { _ in
            self.label.text = "later"
            self.say()
        }
        RunLoop.main.add(later, forMode: .common)
        let name = UIApplication.didReceiveMemoryWarningNotification
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
            self.label.text = "heard"
            self.say()
        }
        NotificationCenter.default.post(name: name, object: nil)
        OperationQueue.main.addOperation { self.say("operation") }
        let operation = BlockOperation { self.say("block") }
        operation.completionBlock = { self.count += 0 }
        OperationQueue.main.addOperation(operation)
        RunLoop.main.perform { self.say("run loop") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.say("dispatch") }
        Thread.detachNewThread { DispatchQueue.main.async { self.say("thread") } }
        UIView.animate(withDuration: 1.5, animations: { self.label.alpha = 0.5 }) { _ in self.say("animated") }
    }

    func say(_ text: String? = nil) {
        said.append(text ?? label.text ?? "")
        if said.count == 10 { print(said.sorted().joined(separator: "\n")) }
    }

    var said: [String] = []
}

final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = ClosureController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))

// > animated
// > block
// > dispatch
// > heard
// > later
// > operation
// > run loop
// > thread
// > timer 1
// > timer 2
