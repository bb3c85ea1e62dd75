import UIKit

/// How the bars look: every choice shows itself at once.
final class LookController: UITableViewController {
    private struct Choice {
        let name: String
        let show: @MainActor (UINavigationBar) -> Void
    }

    private static let choices = [
        Choice(name: "Blue") { bar in
            bar.barStyle = .default
            bar.tintColor = nil
        },
        Choice(name: "Black") { bar in
            bar.barStyle = .black
            bar.tintColor = nil
        },
        Choice(name: "Translucent") { bar in
            bar.barStyle = .blackTranslucent
            bar.tintColor = nil
        },
        Choice(name: "Leather") { bar in
            bar.barStyle = .default
            bar.tintColor = UIColor(red: 0.45, green: 0.25, blue: 0.1, alpha: 1)
        },
    ]

    private var chosen = 0

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    @IBAction private func done() {
        navigationController?.setToolbarHidden(true, animated: true)
        navigationController?.setNavigationBarHidden(false, animated: true)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? Self.choices.count : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Bars" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Choice")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Choice")
        cell.textLabel?.text = indexPath.section == 0 ? Self.choices[indexPath.row].name : "Hide the Bar"
        cell.accessoryType = indexPath.section == 0 && indexPath.row == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let navigationController else { return }
        if indexPath.section == 1 {
            navigationController.setToolbarHidden(false, animated: true)
            navigationController.setNavigationBarHidden(true, animated: true)
            return
        }
        tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        chosen = indexPath.row
        Self.choices[chosen].show(navigationController.navigationBar)
    }
}
