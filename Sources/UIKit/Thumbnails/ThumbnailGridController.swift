/// Small pictures in lines, as many beside each other as there is room for: four on an iPhone.
@MainActor package final class ThumbnailGridController: UITableViewController {
    private let source: any ThumbnailSource

    private static let pitch = ThumbnailButton.side + ThumbnailRowCell.gap

    /// - Parameter source: is kept as long as the controller.
    package init(_ title: String, source: any ThumbnailSource) {
        self.source = source
        super.init(style: .plain)
        self.title = title
    }

    package required init?(coder: NSCoder) { return nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.rowHeight = ThumbnailGridController.pitch
        tableView.allowsSelection = false
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Shows the pictures that there are now.
    package func update() {
        guard isViewLoaded else { return }
        tableView.reloadData()
        tableView.tableFooterView = source.thumbnailSummary.map(makeFooter)
    }

    private func makeFooter(_ text: String) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 44))
        label.autoresizingMask = .flexibleWidth
        label.textAlignment = .center
        label.textColor = UIColor(white: 0.5, alpha: 1)
        label.font = .systemFont(ofSize: 20)
        label.text = text
        return label
    }

    package func scrollToEnd() {
        let rows = tableView.numberOfRows(inSection: 0)
        guard rows > 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: rows - 1, section: 0), at: .bottom, animated: false)
    }

    // MARK: Lines

    private var columns: Int {
        max(1, Int((tableView.bounds.width - ThumbnailRowCell.gap) / ThumbnailGridController.pitch))
    }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        (source.thumbnailCount + columns - 1) / columns
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: ThumbnailRowCell.identifier) as? ThumbnailRowCell
            ?? ThumbnailRowCell()
        let first = indexPath.row * columns
        cell.show(first..<min(first + columns, source.thumbnailCount), of: source)
        return cell
    }
}
