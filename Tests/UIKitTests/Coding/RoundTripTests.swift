import Foundation
import Testing
import UIKit

/// What goes into an archive comes out of it: each property of each class, and how it looks.
@MainActor @Suite(.serialized) struct RoundTripTests {
    @Test(arguments: Specimen.all) func eachPropertySurvivesByItself(_ specimen: Specimen) throws {
        for change in specimen.changes {
            let object = specimen.make()
            let former = change.read(object)
            change.apply(object)
            let changed = change.read(object)
            #expect(changed != former, "\(change.name) is not another one")
            let copy = try #require(try ArchiveWay.graph.copy(object), "\(change.name)")
            #expect(change.read(copy) == changed, "\(change.name)")
        }
    }

    @Test(arguments: ArchiveWay.allCases) func allPropertiesSurviveTogether(_ way: ArchiveWay) throws {
        for specimen in Specimen.all {
            let object = specimen.make()
            for change in specimen.changes { change.apply(object) }
            let copy = try #require(try way.copy(object), "\(specimen.name)")
            #expect(type(of: copy) == type(of: object))
            for change in specimen.changes {
                #expect(change.read(copy) == change.read(object), "\(specimen.name) \(change.name)")
            }
        }
    }

    @Test(arguments: ArchiveWay.allCases) func newViewsSurvive(_ way: ArchiveWay) throws {
        for specimen in Specimen.all {
            let object = specimen.make()
            let copy = try #require(try way.copy(object), "\(specimen.name)")
            for change in specimen.changes + (object is UIView ? Specimen.viewChanges : []) {
                #expect(change.read(copy) == change.read(object), "\(specimen.name) \(change.name)")
            }
        }
    }

    @Test(arguments: Specimen.all) func copiesLookAlike(_ specimen: Specimen) throws {
        guard let view = specimen.make() as? UIView else { return }
        let copy = try #require(try ArchiveWay.nibArchive.copy(view))
        #expect(tree(copy) == tree(view))
        #expect(pixels(copy) == pixels(view), "\(specimen.name) as new")

        for change in specimen.changes { change.apply(view) }
        let changedCopy = try #require(try ArchiveWay.nibArchive.copy(view))
        #expect(tree(changedCopy) == tree(view))
        #expect(pixels(changedCopy) == pixels(view), "\(specimen.name) with all changes")
        if let folder = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] {
            try pixels(view)?.write(to: URL(fileURLWithPath: "\(folder)/archived \(specimen.name).png"))
            try pixels(changedCopy)?.write(to: URL(fileURLWithPath: "\(folder)/archived \(specimen.name) copy.png"))
        }
    }

    @Test func aHierarchySurvivesInAnAppsArchive() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.backgroundColor = .groupTableViewBackground
        for (index, specimen) in Specimen.all.enumerated() {
            guard let view = specimen.make() as? UIView else { continue }
            view.frame.origin = CGPoint(x: CGFloat(index % 3) * 100, y: CGFloat(index / 3) * 60)
            view.tag = index
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        let first = tree(root), picture = pixels(root)
        let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
        #expect(tree(copy) == first)
        #expect(pixels(copy) == picture)
        // Once more: nothing has been added on the way.
        let second = try #require(try ArchiveWay.foundation.copy(copy))
        #expect(tree(second) == first)
    }

    @Test(arguments: ArchiveWay.allCases) func subclassesOfAppsSurviveWithWhatTheyAdd(_ way: ArchiveWay) throws {
        SwiftBadge.register()
        let badge = SwiftBadge(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        badge.count = 7
        badge.addSubview(SwiftBadge(frame: .zero))
        let copy = try #require(try way.copy(badge))
        #expect(copy.count == 7 && copy.frame == badge.frame)
        #expect((copy.subviews.first as? SwiftBadge)?.count == 0)
        #expect(copy.additions == 1, "the subviews were there after super.init(coder:)")
    }

    @Test(arguments: ArchiveWay.allCases) func sharedObjectsStayShared(_ way: ArchiveWay) throws {
        let root = UIView(frame: .zero)
        for _ in 0..<2 {
            let label = UILabel(frame: .zero)
            label.textColor = Self.shared
            root.addSubview(label)
        }
        let labels = try #require(try way.copy(root)).subviews.compactMap { $0 as? UILabel }
        #expect(labels.count == 2 && labels[0].textColor === labels[1].textColor)
    }

    private static let shared = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)

    // MARK: Looking

    private func tree(_ view: UIView) -> String {
        view.layoutIfNeeded()
        // Which of a wheel's rows of the same text is in sight depends on how it was turned.
        if view is UIPickerView { return "UIPickerView \(view.frame)" }
        let inner = view.subviews.map { tree($0) }.joined(separator: " ")
        return "\(type(of: view)) \(view.frame) \(view.isHidden) \(view.tag) [\(inner)]"
    }

    private func pixels(_ view: UIView) -> Data? {
        view.layoutIfNeeded()
        UIGraphicsBeginImageContext(view.bounds.size)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        view.layer.render(in: context)
        return UIGraphicsGetImageFromCurrentImageContext().flatMap(UIImagePNGRepresentation)
    }
}

/// A view of an app's own.
final class SwiftBadge: UIView {
    var count = 0
    var additions = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        additions = subviews.count
        count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }

    static func register() { InterfaceRegistry.register(SwiftBadge.self) }
}
