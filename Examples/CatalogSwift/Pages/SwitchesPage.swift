import UIKit

final class SwitchesPage: CatalogPage {
    override class var pageTitle: String { "Switches" }

    private let partner = UISwitch(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        add(UISwitch(frame: .zero), "Off", row: 0) { [unowned self] isOn in partner.setOn(isOn, animated: true) }
        let on = UISwitch(frame: .zero)
        on.isOn = true
        add(on, "On", row: 1)
        let offDisabled = UISwitch(frame: .zero)
        offDisabled.isEnabled = false
        add(offDisabled, "Off, disabled", row: 2)
        let onDisabled = UISwitch(frame: .zero)
        onDisabled.isOn = true
        onDisabled.isEnabled = false
        add(onDisabled, "On, disabled", row: 3)
        add(partner, "Follows the first", row: 4)
    }

    private func add(_ control: UISwitch, _ name: String, row: Int, whenSwitched: ((Bool) -> Void)? = nil) {
        let y = 20 + 50 * CGFloat(row)
        addCaption(name, frame: CGRect(x: 20, y: y + 5, width: 180, height: 16))
        control.accessibilityLabel = name
        addControl(control, frame: CGRect(x: 206, y: y, width: 0, height: 0)) { [unowned self] control in
            whenSwitched?(control.isOn)
            tell("\(name) is \(control.isOn ? "on" : "off")")
        }
    }
}
