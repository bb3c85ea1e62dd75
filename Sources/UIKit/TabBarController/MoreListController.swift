/// The list of the More tab: the controllers that have no tab in the bar.
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) weak var owner: UITabBarController?

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = "More"
        showEditButton()
    }

    required init?(coder: NSCoder) { return nil }

    private var table: UITableView? { loadedView as? UITableView }

    private var listed: [UIViewController] { owner.map { Array($0.listedControllers) } ?? [] }

    /// Reloads the list after the tab bar controller's controllers changed.
    func reload() {
        showEditButton()
        table?.reloadData()
    }

    /// Shows the Edit button if the user may customize the bar.
    func showEditButton() {
        guard owner?.isCustomizable ?? false else { return navigationItem.rightBarButtonItem = nil }
        guard navigationItem.rightBarButtonItem == nil else { return }
        let button = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        button.onTap = { [weak self] in self?.owner?.beginCustomizing() }
        navigationItem.rightBarButtonItem = button
    }

    // MARK: View

    override func loadView() {
        let table = UITableView(frame: UIScreen.main.applicationFrame, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table, let row = table.indexPathForSelectedRow else { return }
        table.deselectRow(at: row, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (navigationController as? MoreNavigationController)?.returnEverything()
    }

    /// Supports the orientations that all controllers of the tab bar controller support.
    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        owner?.shouldAutorotate(to: interfaceOrientation) ?? super.shouldAutorotate(to: interfaceOrientation)
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { listed.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: MoreListCell.identifier) as? MoreListCell
            ?? MoreListCell(style: .default, reuseIdentifier: MoreListCell.identifier)
        let listed = listed
        if listed.indices.contains(indexPath.row) { cell.show(listed[indexPath.row]) }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let listed = listed
        guard listed.indices.contains(indexPath.row) else { return }
        (navigationController as? MoreNavigationController)?.show(listed[indexPath.row], animated: true)
    }
}
