import UIKit

final class SegmentsPage: CatalogPage {
    override class var pageTitle: String { "Segments" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addSegments("Plain", style: .plain, frame: CGRect(x: 10, y: 30, width: 300, height: 44))
        let bordered = addSegments(
            "Bordered, the third disabled", style: .bordered, frame: CGRect(x: 10, y: 98, width: 300, height: 44))
        bordered.setEnabled(false, forSegmentAt: 2)
        bordered.setTitle("Uno", forSegmentAt: 0)
        let bar = addSegments("Bar", style: .bar, frame: CGRect(x: 10, y: 166, width: 145, height: 30))
        bar.selectedSegmentIndex = 1
        let tinted = addSegments("", style: .bar, frame: CGRect(x: 165, y: 166, width: 145, height: 30))
        tinted.tintColor = UIColor(red: 0.7, green: 0.17, blue: 0.1, alpha: 1)
        addCaption("Tinted", frame: CGRect(x: 165, y: 146, width: 100, height: 16))
        let momentary = addSegments(
            "Momentary, own widths", style: .bordered, frame: CGRect(x: 10, y: 220, width: 300, height: 36))
        momentary.isMomentary = true
        momentary.selectedSegmentIndex = UISegmentedControl.noSegment
        momentary.setTitle("Again", forSegmentAt: 0)
        momentary.setWidth(140, forSegmentAt: 1)
        momentary.setContentOffset(CGSize(width: 10, height: 4), forSegmentAt: 2)
        let changing = addSegments(
            "Grows and shrinks", style: .bordered, frame: CGRect(x: 10, y: 280, width: 300, height: 36))
        changing.setTitle("First", forSegmentAt: 0)
        addButton("Insert", frame: CGRect(x: 10, y: 330, width: 145, height: 37)) { [unowned self] _ in
            changing.insertSegment(withTitle: "New", at: 1, animated: true)
            tell("\(changing.numberOfSegments) segments")
        }
        addButton("Remove", frame: CGRect(x: 165, y: 330, width: 145, height: 37)) { [unowned self] _ in
            if changing.numberOfSegments > 1 { changing.removeSegment(at: 1, animated: true) }
            tell("\(changing.numberOfSegments) segments")
        }
    }

    @discardableResult
    private func addSegments(_ name: String, style: UISegmentedControl.Style, frame: CGRect) -> UISegmentedControl {
        addCaption(name, y: frame.minY - 20)
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.segmentedControlStyle = style
        control.selectedSegmentIndex = 0
        addControl(control, frame: frame) { [unowned self] control in
            let index = control.selectedSegmentIndex
            tell("\(index): \(index < 0 ? "-" : control.titleForSegment(at: index) ?? "")")
        }
        return control
    }
}
