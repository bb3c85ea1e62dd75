import UIKit

final class PickerPage: CatalogPage, UIPickerViewDataSource, UIPickerViewDelegate {
    override class var pageTitle: String { "Picker" }

    private enum Component: Int, CaseIterable {
        case fruit, number, color

        var width: CGFloat {
            switch self {
            case .fruit: 150
            case .number: 70
            case .color: 60
            }
        }
    }

    private let picker = UIPickerView(frame: .zero)
    private let fruits = ["Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs", "Grapes"]
    private let colors: [UIColor] = [.red, .yellow, .green, .blue]

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.showsSelectionIndicator = true
        picker.selectRow(2, inComponent: 0, animated: false)
        view.addSubview(picker)
        addButton("Spin", frame: CGRect(x: 10, y: 240, width: 145, height: 37)) { [unowned self] _ in
            picker.selectRow(5, inComponent: 0, animated: true)
            picker.selectRow(42, inComponent: 1, animated: true)
            picker.selectRow(3, inComponent: 2, animated: true)
        }
        addButton("Read", frame: CGRect(x: 165, y: 240, width: 145, height: 37)) { [unowned self] _ in
            tell("\(picker.selectedRow(inComponent: 1)) \(fruits[picker.selectedRow(inComponent: 0)])")
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Component.allCases.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch Component(rawValue: component) {
        case .fruit: fruits.count
        case .number: 100
        case .color: colors.count
        case nil: 0
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        Component(rawValue: component)?.width ?? 0
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if Component(rawValue: component) == .color {
            let swatch = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 26))
            swatch.backgroundColor = colors[row]
            return swatch
        }
        let isFruit = Component(rawValue: component) == .fruit
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: isFruit ? 130 : 50, height: 40))
        label.backgroundColor = .clear
        label.font = .boldSystemFont(ofSize: 20)
        label.text = isFruit ? fruits[row] : "\(row)"
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        tell("row \(row) of component \(component)")
    }
}
