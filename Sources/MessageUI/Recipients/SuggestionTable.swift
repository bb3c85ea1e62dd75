import UIKit

/// The table of contacts that match the typed text.
final class SuggestionTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    struct Suggestion: Hashable {
        let name: String
        let label: String
        let address: String
    }

    var suggestions: [Suggestion] = [] {
        didSet { if suggestions != oldValue { reloadData() } }
    }
    var onPick: ((Suggestion) -> Void)?

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "suggestion")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "suggestion")
        let suggestion = suggestions[indexPath.row]
        cell.textLabel?.text = suggestion.name
        cell.textLabel?.font = .boldSystemFont(ofSize: 17)
        cell.detailTextLabel?.text = [suggestion.label, suggestion.address].filter { !$0.isEmpty }.joined(
            separator: "  ")
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(suggestions[indexPath.row])
    }
}
