import UIKit

/// What each way of loading brought, and how long that took.
final class LightsController: UITableViewController {
    private let names = ["Awaited", "Moved", "Keeper's Log", "Chart"]
    private var outcomes = [Int: String]()
    private let progress = UIProgressView(progressViewStyle: .default)
    private var start = Date()
    private lazy var session = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        return URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lights"
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: progress)
        progress.frame = CGRect(x: 0, y: 0, width: 80, height: 9)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "way")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "way")
        cell.textLabel?.text = names[indexPath.row]
        cell.detailTextLabel?.text = outcomes[indexPath.row] ?? "-"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        start = Date()
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        switch indexPath.row {
        case 0: Task { await awaitLights() }
        case 1: loadFromFormerAddress()
        case 2: session.dataTask(with: Server.url("keeper/log.txt")).resume()
        default: session.downloadTask(with: Server.url("chart.txt")).resume()
        }
    }

    private func tell(_ outcome: String, _ row: Int) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
        outcomes[row] = "\(outcome), \(Int(Date().timeIntervalSince(start).rounded())) s"
        tableView.reloadData()
    }

    private func describe(_ data: Data) throws -> String {
        try JSONDecoder().decode([Light].self, from: data).map { "\($0.name) \($0.height) m" }.joined(separator: ", ")
    }

    private func awaitLights() async {
        do {
            let (data, _) = try await URLSession.shared.data(from: Server.url("lights.json"))
            tell(try describe(data), 0)
        } catch { tell("error \((error as? URLError)?.errorCode ?? 0)", 0) }
    }

    private func loadFromFormerAddress() {
        let task = URLSession.shared.dataTask(with: Server.url("old.json")) { [weak self] data, response, error in
            let path = response?.url?.path ?? "-"
            DispatchQueue.main.async {
                guard let self else { return }
                let lights = data.flatMap { try? self.describe($0) }
                self.tell(lights.map { "\(path): \($0)" } ?? "error \((error as? URLError)?.errorCode ?? 0)", 1)
            }
        }
        task.resume()
    }
}

extension LightsController: URLSessionDataDelegate, URLSessionDownloadDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.useCredential, URLCredential(user: "ada", password: "anchor", persistence: .none))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        tell(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines), 2)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        progress.progress = Float(totalBytesWritten) / Float(totalBytesExpectedToWrite)
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        let length = (try? Data(contentsOf: location))?.count ?? 0
        tell("\(length) bytes", 3)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        if let error = error as? URLError { tell("error \(error.errorCode)", task is URLSessionDownloadTask ? 3 : 2) }
    }
}
