import UIKit

/// Typing 1,000 characters into a text view of 10,000, each with its picture, against setting and drawing one line.
@MainActor struct Typing {
    private let window: UIWindow

    init(_ window: UIWindow) { self.window = window }

    func measure() {
        let paragraph = "Some words that make a paragraph of a few lines, again and again and again, until it is long. "
        let letters = Array("the quick brown fox jumps over the lazy dog. ")
        let floor = lineFloor()
        let plain = String(repeating: paragraph + "\n", count: 105)
        type("1,000 keys in the middle of 10,000", plain, at: 5000, floor) { letters[$0 % letters.count] }
        type("1,000 keys at the end of 10,000", plain, at: plain.utf16.count, floor) { letters[$0 % letters.count] }
        let single = String(repeating: paragraph, count: 107)
        type("the same in a single paragraph", single, at: 5000, floor) { letters[$0 % letters.count] }
        let hebrew = String(repeating: "שלום עולם זה טקסט שנכתב מימין לשמאל, שוב ושוב. ", count: 210)
        let hebrewLetters = Array("אבגד הוזח טיכל ")
        type("the same in Hebrew", hebrew, at: 5000, floor) { hebrewLetters[$0 % hebrewLetters.count] }
        type("1,000 keys in the middle of 1,000,000", String(repeating: plain, count: 98), at: 500_000, floor) {
            letters[$0 % letters.count]
        }
    }

    private func lineFloor() -> Double {
        guard let face = FontFace.named("Helvetica"), let surface = Surface(width: 640, height: 42) else { return 1 }
        let context = CGContext(surface: surface, scale: 2)
        return Measurement.time(runs: 1000) { run in
            let line = "line \(run) of the text that is forty letters"
            context.draw(TextShaper.shape(line, face: face, size: 17), at: CGPoint(x: 0, y: 16))
        }
    }

    private func type(
        _ name: String, _ text: String, at place: Int, _ floor: Double, _ letter: (Int) -> Character
    ) {
        let view = UITextView(frame: CGRect(x: 0, y: 20, width: 320, height: 244))
        view.text = text
        window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: place, length: 0)
        showFrame()
        let time = Measurement.time(runs: 1000) { run in
            view.insertText(String(letter(run)))
            showFrame()
        }
        view.resignFirstResponder()
        view.removeFromSuperview()
        Measurement.report(name, time, floor: floor, "a line's glyphs", goal: "2 ms")
    }
}
