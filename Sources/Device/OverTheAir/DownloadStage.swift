/// How far an app is that comes over the air.
enum DownloadStage: Equatable {
    case waiting
    /// How much of it has come, from 0 to 1.
    case loading(Double)
    case installing

    /// What stands under the icon.
    var label: String {
        switch self {
        case .waiting: "Waiting…"
        case .loading: "Loading…"
        case .installing: "Installing…"
        }
    }

    /// How far the bar is, from 0 to 1.
    var progress: Double {
        switch self {
        case .waiting: 0
        case .loading(let progress): progress
        case .installing: 1
        }
    }
}
