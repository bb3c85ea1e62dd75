/// The recognizers of a view.
extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
        recognizerList.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.abandonGesture()
        recognizerList.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }

    func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizerList { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
