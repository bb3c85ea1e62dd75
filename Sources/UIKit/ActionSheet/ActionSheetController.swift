/// The controller of an action sheet in a popover.
final class ActionSheetController: UIViewController {
    private let sheet: UIActionSheet
    var onAppear: (@MainActor () -> Void)?
    var onDisappear: (@MainActor () -> Void)?

    init(_ sheet: UIActionSheet) {
        self.sheet = sheet
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: sheet.bounds.size))
        // As if the popover's frame had no hole.
        view.backgroundColor = UIColor(cgColor: CGColor(PopoverChrome.navy))
        view.addSubview(sheet)
        self.view = view
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear?()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear?()
    }
}
