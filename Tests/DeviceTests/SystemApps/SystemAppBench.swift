import Device
import Foundation
import Testing
import UIKit

/// A device whose own apps a test uses with a finger.
@MainActor class SystemAppBench {
    let folder: TestFolder
    let device: Device

    /// - Parameter model: the name of the device's model, with its system.
    init(_ model: String = "iPhone 3GS") throws {
        folder = try TestFolder()
        device = try Device(
            model: .named(model), storage: DeviceStorage(folder: folder.path + "/Device"), time: .fixed,
            environment: [:])
    }

    /// Opens one of the device's own apps.
    func open(_ identifier: String) throws {
        try device.launch(identifier)
        try device.advance(by: 1)
    }

    func tap(_ label: String) throws {
        let frame = try #require(try device.accessibilityTree().find(label)?.frame, "\(label)")
        try touch(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// The switch of a line, not the line.
    func tapSwitch(_ label: String) throws { try tap("UISwitch", labelled: label) }

    /// - Parameter label: nil for the only one.
    func tap(_ className: String, labelled label: String?) throws {
        func find(_ node: AccessibilityNode) -> AccessibilityNode? {
            if node.className == className, label == nil || node.label == label { return node }
            return node.children.lazy.compactMap(find).first
        }
        let frame = try #require(try find(device.accessibilityTree())?.frame, "\(className) \(label ?? "")")
        try touch(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Taps the button at the left of the navigation bar.
    func back() throws { try touch(CGPoint(x: 30, y: 42)) }

    private func touch(_ point: CGPoint) throws {
        device.touch(.began, finger: 1, at: point)
        try device.advance(by: 0.1)
        device.touch(.ended, finger: 1, at: point)
        try device.advance(by: 1)
    }

    /// Moves a list to its end, if it is no longer than a few screens.
    func scrollToEnd() throws {
        for _ in 0..<4 {
            device.touch(.began, finger: 1, at: CGPoint(x: 160, y: 400))
            for y in stride(from: 380.0, through: 80, by: -20) {
                try device.advance(by: 1.0 / 60)
                device.touch(.moved, finger: 1, at: CGPoint(x: 160, y: y))
            }
            device.touch(.ended, finger: 1, at: CGPoint(x: 160, y: 80))
            try device.advance(by: 1.5)
        }
    }

    func shows(_ text: String) throws -> Bool { try device.accessibilityTree().find(text) != nil }

    /// What the device remembers under a name.
    func answers(_ name: String) -> Any? { list(folder.path + "/Device/" + name + ".plist") }

    func list(_ path: String) -> Any? {
        FileManager.default.contents(atPath: path).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
        }
    }
}
