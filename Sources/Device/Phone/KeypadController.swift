import UIKit

/// Twelve keys, the number that was typed, and a green button that calls it.
final class KeypadController: UIViewController {
    private unowned let host: any PhoneHost
    private let number = UILabel(frame: .zero)
    private let name = UILabel(frame: .zero)
    private let board = KeypadDisplay(frame: .zero)
    private var keys: [KeypadKey] = []
    private var text = ""
    /// What was called last, which an empty display calls again.
    private var last = ""

    /// How many signs a number can have.
    private static let longest = 24

    private static let faces: [KeypadKey.Face] = [
        .sign("1", ""), .sign("2", "ABC"), .sign("3", "DEF"), .sign("4", "GHI"), .sign("5", "JKL"),
        .sign("6", "MNO"), .sign("7", "PQRS"), .sign("8", "TUV"), .sign("9", "WXYZ"), .sign("*", ""),
        .sign("0", "+"), .sign("#", ""), .empty, .call, .delete,
    ]

    init(of host: any PhoneHost) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = .black
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        view.addSubview(board)
        for (label, size) in [(number, 34), (name, 15)] as [(UILabel, CGFloat)] {
            label.font = .systemFont(ofSize: size)
            label.textColor = .white
            label.backgroundColor = nil
            label.isOpaque = false
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumFontSize = 14
            board.addSubview(label)
        }
        keys = KeypadController.faces.map { face in
            let key = KeypadKey(face) { [unowned self] in press(face) }
            view.addSubview(key)
            return key
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds
        let high = (room.height * 0.18).rounded()
        board.frame = CGRect(x: 0, y: 0, width: room.width, height: high)
        number.frame = CGRect(x: 10, y: high * 0.16, width: room.width - 20, height: 40)
        name.frame = CGRect(x: 10, y: high * 0.16 + 38, width: room.width - 20, height: 20)
        let (width, height) = (room.width / 3, (room.height - high) / 5)
        for (index, key) in keys.enumerated() {
            let (row, column) = (CGFloat(index / 3), CGFloat(index % 3))
            let (x, y) = ((column * width).rounded(), (high + row * height).rounded())
            key.frame = CGRect(
                x: x, y: y, width: ((column + 1) * width).rounded() - x,
                height: (high + (row + 1) * height).rounded() - y)
        }
    }

    private func press(_ face: KeypadKey.Face) {
        switch face {
        case .sign(let sign, _): if text.count < KeypadController.longest { text += sign }
        case .delete: text = String(text.dropLast())
        case .call:
            guard !text.isEmpty else {
                text = last
                break
            }
            last = text
            text = ""
            host.dial(last)
        case .empty: break
        }
        number.text = text
        name.text = text.isEmpty ? nil : host.contactNames.name(of: text)
    }
}
