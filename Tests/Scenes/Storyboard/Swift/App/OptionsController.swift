import UIKit

@MainActor protocol OptionsControllerDelegate: AnyObject {
    func optionsController(_ controller: OptionsController, didFinishWithGas hasGas: Bool)
}

final class OptionsController: UITableViewController {
    weak var delegate: (any OptionsControllerDelegate)?
    private var hasGas = true

    @IBAction private func gasDidChange(_ sender: UISwitch) {
        hasGas = sender.isOn
    }

    @IBAction private func done(_ sender: Any) {
        delegate?.optionsController(self, didFinishWithGas: hasGas)
    }
}
