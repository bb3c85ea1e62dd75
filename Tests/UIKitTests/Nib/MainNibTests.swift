import Foundation
import OwnProcess
import Testing
import UIKit

/// The delegate of an app whose main nib the tests load.
final class MainNibDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    override init() {
        super.init()
        MainActor.assumeIsolated { NibCast.calls.append("init delegate") }
    }
}

@Suite(.ownProcess, .serialized) @MainActor struct MainNibTests {
    private func register() {
        NibCast.register()
        InterfaceRegistry.register(MainNibDelegate.self, outlets: ["window": InterfaceOutlet(\MainNibDelegate.window)])
    }

    /// `MainWindow.xib` of the templates.
    private func mainNib(withWindowOutlet hasOutlet: Bool = true) -> NibBuilder {
        var nib = NibBuilder()
        let delegate = nib.object(ofClass: "MainNibDelegate", insteadOf: "UICustomObject", atTop: true)
        let window = nib.object(
            "UIWindow", atTop: true,
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 320, 480), "UICenter": .structure(.pair(160, 240)),
                "UIHidden": .boolean(true),
            ])
        nib.outlet("delegate", of: nib.owner, to: delegate)
        if hasOutlet { nib.outlet("window", of: delegate, to: window) }
        return nib
    }

    @Test func theMainNibGivesTheApplicationItsDelegateAndThatItsWindow() throws {
        register()
        let folder = try NibFolder()
        try folder.add("MainWindow.nib", mainNib())
        let application = UIApplication()
        MainNib.load("MainWindow", for: application, bundle: folder.bundle)
        let delegate = try #require(application.delegate as? MainNibDelegate, "the delegate lives on")
        #expect(delegate.window?.isHidden == true)
        delegate.window?.makeKeyAndVisible()
        #expect(application.keyWindow === delegate.window)
    }

    @Test func withoutTheWindowOutletTheScreenStaysBlack() throws {
        register()
        let folder = try NibFolder()
        try folder.add("MainWindow.nib", mainNib(withWindowOutlet: false))
        let application = UIApplication()
        MainNib.load("MainWindow", for: application, bundle: folder.bundle)
        let delegate = try #require(application.delegate as? MainNibDelegate)
        delegate.window?.makeKeyAndVisible()
        #expect(delegate.window == nil)
        #expect(application.windows.allSatisfy { $0.isHidden })
    }

    @Test func theNameIsInTheInfoOfTheApp() {
        #expect(MainNib.name(in: ["NSMainNibFile": "MainWindow"]) == "MainWindow")
        #expect(MainNib.name(in: ["NSMainNibFile": "M", "NSMainNibFile~iphone": "P"]) == "P")
        #expect(MainNib.name(in: ["NSMainNibFile": ""]) == nil && MainNib.name(in: [:]) == nil)
        #expect(MainNib.name(in: ["NSMainNibFile": 3]) == nil)
    }

    @Test func aMissingMainNibRaises() throws {
        let folder = try NibFolder()
        let raised = NibCast.exceptions { MainNib.load("Main", for: UIApplication(), bundle: folder.bundle) }
        #expect(raised.count == 1 && raised[0].hasSuffix("with name 'Main'"))
    }
}
