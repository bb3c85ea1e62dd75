/// The list of people with a section index and a search bar.
final class PeopleListController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchDisplayDelegate
{
    private weak var picker: ABPeoplePickerNavigationController?
    private let group: ABRecord?
    private let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private var table: UITableView?
    private var none: EmptyListLabel?
    private var all: [ABRecord] = []
    private var shown = PeopleSections([])
    /// The people that match the search text.
    private var found: [ABRecord] = []
    private var searching: UISearchDisplayController?

    /// - Parameter group: nil shows all people.
    init(_ picker: ABPeoplePickerNavigationController, group: ABRecord?) {
        self.picker = picker
        self.group = group
        super.init(nibName: nil, bundle: nil)
        title = group?.compositeName ?? "All Contacts"
        navigationItem.rightBarButtonItem = picker.makeBarButton()
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let table = UITableView(frame: UIScreen.main.applicationFrame, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        search.placeholder = "Search"
        table.tableHeaderView = search
        none = EmptyListLabel("No Contacts", in: table)
        self.table = table
        view = table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let searching = UISearchDisplayController(searchBar: search, contentsController: self)
        searching.searchResultsDataSource = self
        searching.searchResultsDelegate = self
        searching.delegate = self
        self.searching = searching
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
        // Use the results table only during a search, since reading it creates it.
        let list = isSearching ? searching?.searchResultsTableView : table
        if let row = list?.indexPathForSelectedRow { list?.deselectRow(at: row, animated: animated) }
    }

    /// Shows the people that there are now.
    func update() {
        all = group?.members ?? picker?.addressBook?.people ?? []
        shown = PeopleSections(all)
        none?.isHidden = !all.isEmpty
        makeRoomForLetters()
        table?.reloadData()
    }

    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
        let wanted = picker?.addressBook?.people(named: searchString ?? "") ?? []
        let people = Set(wanted.map(ObjectIdentifier.init))
        found = shown.sections.flatMap(\.people).filter { people.contains(ObjectIdentifier($0)) }
        return true
    }

    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { isSearching = true }
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { isSearching = false }

    /// True during a search, which hides the section index.
    private var isSearching = false {
        didSet {
            makeRoomForLetters()
            table?.reloadSectionIndexTitles()
        }
    }

    private func makeRoomForLetters() { search.trailingRoom = hasLetters ? PeopleListController.indexRoom : 0 }

    private var hasLetters: Bool { !all.isEmpty && !isSearching }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { tableView === table ? shown.sections.count : 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === table ? shown.sections[section].people.count : found.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView === table ? shown.sections[section].title : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        !hasLetters || tableView !== table ? nil : [UITableViewIndexSearch] + PeopleSections.letters
    }

    /// The width that the section index takes from the search bar, in points.
    private static let indexRoom: CGFloat = 25

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        guard title != UITableViewIndexSearch else {
            tableView.setContentOffset(CGPoint(x: 0, y: -tableView.contentInset.top), animated: false)
            return -1
        }
        return shown.section(for: title)
    }

    private func person(_ indexPath: IndexPath, in tableView: UITableView) -> ABRecord {
        tableView === table ? shown.sections[indexPath.section].people[indexPath.row] : found[indexPath.row]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "person") as? PersonNameCell
            ?? PersonNameCell(style: .default, reuseIdentifier: "person")
        cell.show(person(indexPath, in: tableView))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        search.resignFirstResponder()
        picker?.pick(person(indexPath, in: tableView))
        // Deselect the row unless the person's card was pushed.
        if picker?.topViewController === self { tableView.deselectRow(at: indexPath, animated: true) }
    }
}
