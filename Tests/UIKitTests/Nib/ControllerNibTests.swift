import Foundation
import Testing
import UIKit

final class ControllerWithCells: UITableViewController {}

@MainActor struct ControllerNibTests {
    /// A nib whose owner's view has a label.
    private func viewNib(viewClass: String = "UIView", connected: Bool = true) -> NibBuilder {
        var nib = NibBuilder()
        let label = nib.object("UILabel")
        let view = nib.object(viewClass, atTop: true, ["UISubviews": nib.array([label]), "UITag": .integer(5)])
        if connected { nib.outlet("view", of: nib.owner, to: view) }
        nib.outlet("label", of: nib.owner, to: label)
        return nib
    }

    @Test func theViewComesFromTheNamedNib() throws {
        NibCast.register()
        let folder = try NibFolder()
        try folder.add("Screen.nib", viewNib())
        let controller = NibOwner(nibName: "Screen", bundle: folder.bundle)
        #expect(!controller.isViewLoaded && controller.nibName == "Screen")
        #expect(controller.view.tag == 5)
        #expect(controller.label?.superview === controller.view)
        #expect(NibCast.calls == ["label", "viewDidLoad"])
    }

    @Test func inAViewOfTheAppsTheViewKeepsItsPlace() throws {
        NibCast.register()
        let folder = try NibFolder()
        try folder.add("Screen.nib", viewNib())
        let screen = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
        let controller = NibOwner(nibName: "Screen", bundle: folder.bundle)
        screen.addSubview(controller.view)
        #expect(controller.view.frame.origin == .zero)
    }

    @Test func withoutANameTheClassGivesIt() throws {
        NibCast.register()
        let folder = try NibFolder()
        try folder.add("NibOwner.nib", viewNib())
        #expect(NibOwner(nibName: nil, bundle: folder.bundle).view.tag == 5)
    }

    @Test func aViewThatIsNotConnectedRaisesInApplesWords() throws {
        NibCast.register()
        let folder = try NibFolder()
        try folder.add("Screen.nib", viewNib(connected: false))
        let controller = NibOwner(nibName: "Screen", bundle: folder.bundle)
        let raised = NibCast.exceptions { _ = controller.view }
        #expect(
            raised == [
                "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Screen\" "
                    + "nib but the view outlet was not set."
            ])
    }

    @Test func anOutletThatIsNotThereIsTheOnlyComplaint() throws {
        NibCast.register()
        let folder = try NibFolder()
        var nib = NibBuilder()
        nib.outlet("nothing", of: nib.owner, to: nib.object("UIView", atTop: true))
        try folder.add("Screen.nib", nib)
        let controller = NibOwner(nibName: "Screen", bundle: folder.bundle)
        let raised = NibCast.exceptions { _ = controller.view }
        #expect(raised.count == 1 && raised[0].hasPrefix("NSUnknownKeyException: [<NibOwner 0x"))
    }

    @Test func aNamedNibThatIsMissingRaises() throws {
        let folder = try NibFolder()
        for controller in [
            UIViewController(nibName: "None", bundle: folder.bundle),
            UITableViewController(nibName: "None", bundle: folder.bundle),
        ] {
            let raised = NibCast.exceptions { _ = controller.view }
            #expect(raised.count == 1 && raised[0].hasSuffix("(loaded)' with name 'None'"))
        }
    }

    @Test func aTableControllerWantsATable() throws {
        let folder = try NibFolder()
        var nib = NibBuilder()
        nib.outlet("view", of: nib.owner, to: nib.object("UITableView", atTop: true, ["UITag": .integer(5)]))
        try folder.add("Table.nib", nib)
        var wrong = NibBuilder()
        wrong.outlet("view", of: wrong.owner, to: wrong.object("UIView", atTop: true))
        try folder.add("Wrong.nib", wrong)

        let controller = UITableViewController(nibName: "Table", bundle: folder.bundle)
        #expect(controller.tableView.tag == 5 && controller.tableView.dataSource === controller)
        let raised = NibCast.exceptions {
            _ = UITableViewController(nibName: "Wrong", bundle: folder.bundle).view
        }
        #expect(
            raised == [
                "NSInternalInconsistencyException: -[UITableViewController loadView] loaded the \"Wrong\" nib but didn't get "
                    + "a UITableView."
            ])
    }

    @Test func aNibThatOnlyHasTheClassesNameMayBeThereForItsCells() throws {
        let folder = try NibFolder()
        var nib = NibBuilder()
        _ = nib.object("UITableViewCell", atTop: true)
        try folder.add("ControllerWithCells.nib", nib)
        let found = ControllerWithCells(nibName: nil, bundle: folder.bundle)
        #expect(found.tableView.dataSource === found)
        let raised = NibCast.exceptions {
            _ = ControllerWithCells(nibName: "ControllerWithCells", bundle: folder.bundle).view
        }
        #expect(raised.count == 1)
    }

    @Test func theViewIsLoadedAgainAfterAMemoryWarning() throws {
        NibCast.register()
        let folder = try NibFolder()
        try folder.add("Screen.nib", viewNib())
        let controller = NibOwner(nibName: "Screen", bundle: folder.bundle)
        weak let first = controller.view
        controller.didReceiveMemoryWarning()
        #expect(!controller.isViewLoaded && first == nil)
        #expect(controller.view.tag == 5)
    }
}
