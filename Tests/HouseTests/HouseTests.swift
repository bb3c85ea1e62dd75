import Foundation
import House
import Testing

/// The structure of this package. A figure may only become better: whoever makes it better lowers its limit here.
@Suite struct HouseTests {
    private static let house = Result {
        let file = URL(fileURLWithPath: #filePath)
        let package = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try House(package: package)
    }

    @Test func designTellsOfEveryModuleInTheOrderOfTheirDependencies() throws {
        let house = try Self.house.get()
        #expect(house.table.disagreements(with: house.manifest) == [])
    }

    @Test func importsOnlyPointUpTheTable() throws {
        let house = try Self.house.get()
        #expect(house.importsAgainstTable == [])
        #expect(house.undeclaredImports == [])
    }

    @Test(arguments: [
        ("CoreGraphics", 5), ("QuartzCore", 3), ("UIKit", 11), ("InterfaceBuilder", 4), ("Device", 0),
        ("XcodeProject", 6), ("AppBuilder", 11),
    ])
    func roomsAreNoFurtherKnotted(_ name: String, limit: Int) throws {
        let module = try #require(try Self.house.get().modules.first { $0.name == name })
        #expect(module.knot.count <= limit, "\(module.knot)")
    }

    /// The lower floor of UIKit, which knows of views, controllers and events, but not of what is made of them.
    @Test func theFloorOfViewsRefersToNothingAboveItself() throws {
        let floor: Set = [
            "Accessibility", "Animation", "Appearance", "Application", "BarItem", "BezierPath", "ClassLookup", "Coding",
            "Color", "Control", "Device", "Drawing", "Event", "Font", "Geometry", "Gesture", "Image", "Responder",
            "Screen", "Undo", "View", "ViewController", "Window",
        ]
        let module = try #require(try Self.house.get().modules.first { $0.name == "UIKit" })
        #expect(floor.isSubset(of: module.rooms.keys))
        #expect(module.references(outOf: floor) == [])
    }

    @Test func filesAreShort() throws {
        #expect(try Self.house.get().files(longerThan: 400).map(\.path) == [])
    }

    @Test func aTypesNameMeansOneThing() throws {
        #expect(try Self.house.get().sharedTypeNames.map(\.name) == [])
    }

    @Test func modulesHaveTests() throws {
        #expect(try Self.house.get().modulesWithoutTests == [])
    }
}
