import UIKit

final class ScrollingPage: CatalogPage, UIScrollViewDelegate {
    override class var pageTitle: String { "Scrolling" }

    private let list = UIScrollView(frame: CGRect(x: 10, y: 10, width: 145, height: 180))
    private let pages = UIScrollView(frame: CGRect(x: 165, y: 10, width: 145, height: 150))
    private let dots = UIPageControl(frame: CGRect(x: 165, y: 160, width: 145, height: 30))
    private let zooming = UIScrollView(frame: CGRect(x: 10, y: 200, width: 300, height: 180))
    private let target = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 180))

    override func viewDidLoad() {
        super.viewDidLoad()
        add(list, contentSize: CGSize(width: 145, height: 900))
        for row in 0..<30 {
            let label = UILabel(frame: CGRect(x: 0, y: 30 * row, width: 145, height: 30))
            label.text = "Row \(row)"
            label.textAlignment = .center
            list.addSubview(label)
        }
        addPages()
        addZoom()
    }

    private func addPages() {
        add(pages, contentSize: CGSize(width: 145 * 4, height: 150))
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        for page in 0..<4 {
            let label = UILabel(frame: CGRect(x: 145 * page, y: 0, width: 145, height: 150))
            label.text = "Page \(page + 1)"
            label.textAlignment = .center
            label.backgroundColor = UIColor(hue: 0.2 * CGFloat(page), saturation: 0.4, brightness: 0.9, alpha: 1)
            pages.addSubview(label)
        }
        dots.numberOfPages = 4
        dots.backgroundColor = .gray
        view.addSubview(dots)
    }

    private func addZoom() {
        add(zooming, contentSize: CGSize(width: 300, height: 180))
        zooming.maximumZoomScale = 4
        zooming.minimumZoomScale = 0.5
        target.text = "Pinch"
        target.textAlignment = .center
        target.font = .boldSystemFont(ofSize: 40)
        target.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
        zooming.addSubview(target)
    }

    private func add(_ scrollView: UIScrollView, contentSize: CGSize) {
        scrollView.contentSize = contentSize
        scrollView.backgroundColor = .white
        scrollView.delegate = self
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        scrollView === zooming ? target : nil
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        tell("zoomed to \(scale.text(digits: 2))")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        if scrollView === pages { dots.currentPage = Int((offset.x / 145).rounded()) }
        tell("at \(offset.x.text(digits: 0)), \(offset.y.text(digits: 0))")
    }
}
