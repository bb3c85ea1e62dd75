/// The list of people, by letters, with a field to search them.
final class PeopleListController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    private weak var picker: ABPeoplePickerNavigationController?
    private let group: ABRecord?
    private let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let none = UILabel(frame: .zero)
    private var table: UITableView?
    private var all: [ABRecord] = []
    private var shown = PeopleSections([])

    /// - Parameter group: nil for everybody.
    init(_ picker: ABPeoplePickerNavigationController, group: ABRecord?) {
        self.picker = picker
        self.group = group
        super.init(nibName: nil, bundle: nil)
        title = group?.compositeName ?? "All Contacts"
        navigationItem.rightBarButtonItem = picker.makeCancelButton()
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let table = UITableView(frame: UIScreen.main.applicationFrame, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        search.delegate = self
        search.placeholder = "Search"
        table.tableHeaderView = search
        none.text = "No Contacts"
        none.font = .boldSystemFont(ofSize: 20)
        none.textColor = UIColor(white: 0.55, alpha: 1)
        none.textAlignment = .center
        none.frame = CGRect(x: 0, y: 160, width: table.bounds.width, height: 30)
        none.autoresizingMask = .flexibleWidth
        table.addSubview(none)
        self.table = table
        view = table
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        all = group?.members ?? picker?.addressBook?.people ?? []
        filter()
        if let row = table?.indexPathForSelectedRow { table?.deselectRow(at: row, animated: animated) }
    }

    private func filter() {
        let text = search.text ?? ""
        if text.isEmpty {
            shown = PeopleSections(all)
        } else {
            let found = picker?.addressBook?.people(named: text) ?? []
            shown = PeopleSections(all.filter { person in found.contains { $0 === person } })
        }
        none.isHidden = !all.isEmpty
        search.trailingRoom = sectionTitles == nil ? 0 : PeopleListController.indexRoom
        table?.reloadData()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter() }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { filter() }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { filter() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { search.resignFirstResponder() }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.sections[section].people.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown.sections[section].title
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionTitles }

    /// What the letters take of the field's width, in points.
    private static let indexRoom: CGFloat = 25

    private var sectionTitles: [String]? {
        // The letters give way to the field's own button while somebody searches.
        all.isEmpty || search.isFirstResponder || !(search.text ?? "").isEmpty ? nil : PeopleSections.letters
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        shown.section(for: title)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "person") as? PersonNameCell
            ?? PersonNameCell(style: .default, reuseIdentifier: "person")
        cell.show(shown.sections[indexPath.section].people[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        search.resignFirstResponder()
        picker?.pick(shown.sections[indexPath.section].people[indexPath.row])
        // Unless the person is shown, nothing stays marked.
        if picker?.topViewController === self { tableView.deselectRow(at: indexPath, animated: true) }
    }
}
