import UIKit

final class ProgressPage: CatalogPage {
    override class var pageTitle: String { "Progress" }

    private let progress = UIProgressView(progressViewStyle: .default)
    private let worker = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        addBars()
        addIndicators()
        addPages()
        addButton("Work", frame: CGRect(x: 10, y: 336, width: 145, height: 37)) { [unowned self] _ in work() }
        addButton("Stop", frame: CGRect(x: 165, y: 336, width: 145, height: 37)) { [unowned self] _ in stop() }
    }

    private func addBars() {
        addCaption("Progress, default", y: 8)
        add(progress, value: 0, y: 30)
        add(UIProgressView(progressViewStyle: .default), value: 0.4, y: 46)
        add(UIProgressView(progressViewStyle: .default), value: 1, y: 62)
        let shade = UIView(frame: CGRect(x: 0, y: 106, width: 320, height: 110))
        shade.backgroundColor = UIColor(red: 0.43, green: 0.52, blue: 0.64, alpha: 1)
        view.addSubview(shade)
        addCaption("Progress of bars; activity", y: 86)
        add(UIProgressView(progressViewStyle: .bar), value: 0.6, y: 116)
        add(UIProgressView(progressViewStyle: .bar), value: 0.02, y: 132)
    }

    private func add(_ bar: UIProgressView, value: Float, y: CGFloat) {
        bar.frame = CGRect(x: 20, y: y, width: 280, height: bar.frame.height)
        bar.progress = value
        view.addSubview(bar)
    }

    private func addIndicators() {
        let indicators = [
            UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge),
            UIActivityIndicatorView(activityIndicatorStyle: .white),
            worker,
        ]
        for (column, indicator) in indicators.enumerated() {
            indicator.center = CGPoint(x: 60 + 100 * column, y: indicator === worker ? 238 : 185)
            indicator.startAnimating()
            view.addSubview(indicator)
        }
    }

    private func addPages() {
        addCaption("Pages", frame: CGRect(x: 10, y: 260, width: 100, height: 16))
        for (column, count) in [5, 1].enumerated() {
            let pages = UIPageControl(frame: .zero)
            pages.numberOfPages = count
            pages.currentPage = 2
            pages.hidesForSinglePage = count == 1
            pages.backgroundColor = UIColor(red: 0.3, green: 0.34, blue: 0.42, alpha: 1)
            addControl(pages, frame: CGRect(x: 10 + 155 * column, y: 280, width: 145, height: 36)) {
                [unowned self] pages in tell("page \(pages.currentPage)")
            }
        }
    }

    private func work() {
        worker.startAnimating()
        timer?.invalidate()
        progress.progress = 0
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [unowned self] _ in
            MainActor.assumeIsolated { step() }
        }
    }

    private func step() {
        progress.progress += 0.05
        if progress.progress < 1 { return }
        stop()
        tell("done")
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        worker.stopAnimating()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }
}
