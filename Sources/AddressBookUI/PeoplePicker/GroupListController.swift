/// The list of groups. Its first row is for all contacts.
final class GroupListController: UITableViewController {
    private weak var picker: ABPeoplePickerNavigationController?
    private var groups: [ABRecord] = []

    init(_ picker: ABPeoplePickerNavigationController) {
        self.picker = picker
        super.init(style: .plain)
        title = "Groups"
        navigationItem.rightBarButtonItem = picker.makeBarButton()
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        groups = picker?.addressBook?.groups ?? []
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "group")
            ?? UITableViewCell(style: .default, reuseIdentifier: "group")
        cell.textLabel?.text = indexPath.row == 0 ? "All Contacts" : groups[indexPath.row - 1].compositeName
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let picker else { return }
        let group = indexPath.row == 0 ? nil : groups[indexPath.row - 1]
        picker.pushViewController(PeopleListController(picker, group: group), animated: true)
    }
}
