import UIKit

final class TextViewPage: CatalogPage, UITextViewDelegate {
    override class var pageTitle: String { "Text View" }

    private let textView = UITextView(frame: CGRect(x: 10, y: 52, width: 300, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = UIFont(name: "Helvetica", size: 15)
        textView.text = """
            Pour faire une prairie il faut un trèfle et une seule abeille.

            Un trèfle, une abeille,
            et la rêverie.

            La rêverie seule suffit
            si les abeilles sont rares.

            The text goes on below, so that the view has to scroll to show all of it.
            """
        textView.delegate = self
        textView.accessibilityLabel = "Poem"
        view.addSubview(textView)

        let links = UITextView(frame: CGRect(x: 10, y: 170, width: 300, height: 60))
        links.text = "Not editable. See http://www.example.com or call 555-123-4567."
        links.font = .systemFont(ofSize: 14)
        links.backgroundColor = UIColor(red: 1, green: 1, blue: 0.85, alpha: 1)
        links.dataDetectorTypes = .all
        links.isEditable = false
        view.addSubview(links)

        addButton("Edit", frame: CGRect(x: 10, y: 8, width: 90, height: 36)) { [unowned self] _ in
            textView.becomeFirstResponder()
        }
        addButton("Word", frame: CGRect(x: 115, y: 8, width: 90, height: 36)) { [unowned self] _ in
            textView.becomeFirstResponder()
            textView.selectedRange = ((textView.text ?? "") as NSString).range(of: "prairie")
        }
        addButton("End", frame: CGRect(x: 220, y: 8, width: 90, height: 36)) { [unowned self] _ in
            textView.resignFirstResponder()
            textView.scrollRangeToVisible(NSRange(location: length(of: textView), length: 0))
        }
    }

    private func length(of textView: UITextView) -> Int { textView.text?.utf16.count ?? 0 }

    func textViewDidChange(_ textView: UITextView) {
        tell("\(length(of: textView)) characters")
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        tell("ended with \(length(of: textView)) characters")
    }
}
