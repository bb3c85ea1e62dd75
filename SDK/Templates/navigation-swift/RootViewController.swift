import UIKit

final class RootViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // An Edit button: navigationItem.rightBarButtonItem = editButtonItem
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "Cell"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        // Fill the cell here.
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // Push the controller of the row's screen here.
    }
}
