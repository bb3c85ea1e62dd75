/// The list of properties of which the person has no value yet.
final class FieldListController: UITableViewController {
    var onPick: ((ABPropertyID) -> Void)?
    private let properties: [ABPropertyID]

    init(_ properties: [ABPropertyID]) {
        self.properties = properties
        super.init(style: .plain)
        title = "Add Field"
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.onTap = { [weak self] in self?.dismissModalViewController(animated: true) }
        navigationItem.rightBarButtonItem = cancel
    }

    required init?(coder: NSCoder) { return nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { properties.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "property")
            ?? UITableViewCell(style: .default, reuseIdentifier: "property")
        cell.textLabel?.text = ABProperty.person(properties[indexPath.row])?.localizedName
        return cell
    }

    /// Dismisses the list without animation, since the value editor is presented next.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dismissModalViewController(animated: false)
        onPick?(properties[indexPath.row])
    }
}
