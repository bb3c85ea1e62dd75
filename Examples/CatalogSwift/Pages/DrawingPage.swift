import UIKit

final class DrawingPage: CatalogPage {
    override class var pageTitle: String { "Drawing" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let figures = FiguresView(frame: CGRect(x: 5, y: 5, width: 310, height: 340))
        figures.backgroundColor = .white
        view.addSubview(figures)
        addButton("Count points", frame: CGRect(x: 90, y: 352, width: 140, height: 36)) { [unowned self] _ in count() }
    }

    private func count() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 5))
        var elements = 0
        path.applyWithBlock { _ in elements += 1 }
        let box = path.boundingBox
        tell("\(elements) elements in \(box.width.text(digits: 0)) by \(box.height.text(digits: 0))")
    }
}
