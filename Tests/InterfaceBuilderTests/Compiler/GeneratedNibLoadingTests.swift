import Archiving
import Foundation
import InterfaceBuilder
import OwnProcess
import Testing
import UIKit

/// Documents made from the compiler's tables, loaded by UIKit: what the document says is found in the object.
@Suite(.ownProcess) @MainActor struct GeneratedNibLoadingTests {
    /// Keys whose values an object takes but does not keep as they were, by the document's class, and why.
    private static let changed: [String: Set<String>] = [
        // It is on the screen, and as large.
        "IBUIWindow": ["UIHidden", "UIBounds", "UICenter"],
        // They have a size of their own.
        "IBUISwitch": ["UIBounds", "UICenter"],
        "IBUIStepper": ["UIBounds", "UICenter"],
        "IBUIProgressView": ["UIBounds", "UICenter"],
        // They scroll as far as their content reaches.
        "IBUIScrollView": ["UIBounds", "UIContentOffset"],
        "IBUITextView": ["UIBounds", "UIContentOffset", "UIContentSize"],
        "IBUITableView": ["UIBounds", "UIContentOffset", "UIContentSize"],
        // Bars draw themselves anew when their size changes, whatever a document says.
        "IBUINavigationBar": ["UIContentMode"],
        "IBUIToolbar": ["UIContentMode"],
        // An item that is not among the bar's cannot be its selected one.
        "IBUITabBar": ["UIContentMode", "UISelectedItem"],
        // A momentary control has no selection.
        "IBUISegmentedControl": ["UISelectedSegmentIndex"],
        "IBUITextField": ["UIClearButtonOffset"],
        // Tints of iOS 5, which the looks of iPhone OS 3 do not have.
        "IBUIButton": ["UITintColor"],
        // The ways of iPhone OS 2 to say what a cell's label shows; the table's say on separators; a static row's
        // height.
        "IBUITableViewCell": [
            "UIText", "UIFont", "UITextColor", "UISelectedTextColor", "UITextAlignment", "UILineBreakMode",
            "UISeparatorStyle", "UIRowHeight",
        ],
        // A system item has its own title; the first of several items is the one.
        "IBUITabBarItem": ["UITitle"],
        "IBUINavigationItem": ["UINavigationBar", "UILeftBarButtonItems", "UIRightBarButtonItems"],
        // Containers make their own views.
        "IBUINavigationController": ["UIView", "UIWantsFullScreenLayout"],
        "IBUITabBarController": ["UIView"],
        "IBUISplitViewController": ["UIView"],
        "IBUIPageViewController": ["UIView", "UITransitionStyle", "UISpineLocation"],
        // Nobody else holds the controller.
        "IBUISearchDisplayController": ["UISearchContentsController"],
    ]

    /// What stands for the same in any class: the other end, and what only storyboards give and take.
    private static let changedAnywhere: Set<String> = [
        "UIParentViewController", "UIStoryboardIdentifier", "UIStoryboardSegueTemplates",
        "UIExternalObjectsTableForViewLoading", "UITopLevelObjectsToKeepAliveFromStoryboard", "UIStaticSections",
        "UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects",
    ]

    /// What an object adds.
    private static let added: [String: Set<String>] = [
        "IBUISwitch": ["UIDisabled"], "IBUIDatePicker": ["UICountDownDuration"],
        "IBUITabBarController": ["UISelectedViewController"],
    ]

    @Test(arguments: DocumentGenerator.classes.map(\.name))
    func whatADocumentSaysIsFoundInTheObject(name: String) throws {
        let description = try #require(ClassCatalog.description(of: name))
        guard let type = NibClasses.named(description.nibName) else { return }
        let document = try InterfaceFile.read(
            data: Data(DocumentGenerator(description).archive.utf8), path: "\(name).xib")
        var compiler = NibCompiler(document: document)
        let nib = CompiledNib(graph: compiler.compile().graph, problems: [])
        let said = try #require(nib.objects.first)

        let loader = NibLoader(NibFile(graph: nib.graph, name: "\(name).nib"), owner: NSObject())
        #expect(loader.load() != nil)
        let object = try #require(loader.object(at: said.reference) as? NSObject)
        #expect(Swift.type(of: object) == type as AnyClass)

        let encoder = ArchiveEncoder()
        encoder.encode(object, forKey: "root")
        let kept = CompiledNib(graph: encoder.graph, problems: [])
        guard case .object(let root)? = kept.graph.top.first?.value else {
            Issue.record("\(name) encodes nothing")
            return
        }
        let found = CompiledNib.Object(nib: kept, reference: root)
        let changed = Self.changedAnywhere.union(Self.changed[name] ?? [])
        for field in said.fields where !changed.contains(field.key) && !isPicture(field, in: nib) {
            #expect(Self.plain(found[field.key], in: kept) == Self.plain(field.value, in: nib), "\(name) \(field.key)")
        }
        #expect(found.keys.subtracting(said.keys).subtracting(Self.added[name] ?? []) == [], "\(name)")
    }

    /// The pictures that the documents name are not there.
    private func isPicture(_ field: ArchivedField, in nib: CompiledNib) -> Bool {
        guard case .object(let reference) = field.value else { return false }
        let object = CompiledNib.Object(nib: nib, reference: reference)
        return object.className == "UIImageNibPlaceholder"
            || object.elements.first?.className == "UIImageNibPlaceholder"
    }

    /// A value as far as two archives of the same must have it alike: numbers, texts, geometry, and that an object is
    /// there.
    private static func plain(_ value: ArchivedValue?, in nib: CompiledNib) -> String {
        switch value {
        case nil: return "nothing"
        case .null?: return "null"
        case .boolean(let flag)?: return flag ? "YES" : "NO"
        case .integer(let number)?: return String(Double(number))
        case .float(let number)?: return String(Double(number))
        case .double(let number)?: return String(Double(Float(number)))
        case .bytes?: return "bytes"
        case .structure(let structure)?: return String(describing: structure)
        case .object(let reference)?:
            if case .string(let text) = nib.graph[reference].content { return text }
            return "object"
        }
    }
}
