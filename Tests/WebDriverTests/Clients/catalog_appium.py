"""Drives the controls of Examples/Catalog with Appium-Python-Client.

catalog_appium.py ADDRESS APP: the server's address and the path of Catalog.app.
"""
import sys

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common import exceptions

from checks import Checks, count_commands

ID, CLASS = AppiumBy.ACCESSIBILITY_ID, AppiumBy.CLASS_NAME


def page(driver, name):
    """Opens a page of the catalog, from its list."""
    driver.execute_script("mobile: scroll", {"direction": "down", "name": name})
    driver.find_element(ID, name).click()


def leave(driver):
    driver.back()
    driver.execute_script("mobile: scroll", {"direction": "up", "name": "Labels"})


def texts(driver):
    return [e.text for e in driver.find_elements(CLASS, "XCUIElementTypeStaticText")]


def sliders(checks, driver):
    page(driver, "Sliders")
    slider = driver.find_element(CLASS, "XCUIElementTypeSlider")
    for part in ["0.75", "0.1"]:
        slider.send_keys(part)
        checks.equal("a slider", slider.get_attribute("value"), f"{round(float(part) * 100)}%")
    checks.raises("no slider's place", exceptions.InvalidArgumentException, lambda: slider.send_keys("2"))
    leave(driver)


def switches(checks, driver):
    page(driver, "Switches")
    switch = driver.find_element(CLASS, "XCUIElementTypeSwitch")
    before = switch.get_attribute("value")
    switch.click()
    checks.equal("a switch", {before, switch.get_attribute("value")}, {"0", "1"})
    leave(driver)


def pickers(checks, driver):
    page(driver, "Picker")
    wheel = driver.find_elements(CLASS, "XCUIElementTypePickerWheel")[0]
    first = wheel.text
    driver.execute_script("mobile: selectPickerWheelValue", {"elementId": wheel.id, "order": "next"})
    checks.true("the next row", wheel.text != first)
    driver.execute_script("mobile: selectPickerWheelValue", {"elementId": wheel.id, "order": "previous"})
    checks.equal("the row before", wheel.text, first)
    wheel.send_keys("Figs")
    checks.equal("a row by its title", wheel.text, "Figs")
    checks.raises("no row", exceptions.InvalidArgumentException, lambda: wheel.send_keys("Stones"))
    leave(driver)


def alerts(checks, driver):
    page(driver, "Alerts")
    driver.find_element(ID, "Two buttons").click()
    alert = driver.switch_to.alert
    checks.equal("an alert", alert.text, "Delete everything?")
    checks.equal("its buttons", driver.execute_script("mobile: alert", {"action": "getButtons"}), ["Cancel", "Delete"])
    checks.raises("no field", exceptions.ElementNotInteractableException, lambda: alert.send_keys("x"))
    alert.accept()
    checks.true("the right button accepts", any("Delete (1)" in text for text in texts(driver)))

    driver.find_element(ID, "Four buttons").click()
    driver.execute_script("mobile: alert", {"action": "accept", "buttonLabel": "Second"})
    checks.true("a button by its name", any("Second" in text and ":" in text for text in texts(driver)))

    driver.find_element(ID, "Name and password").click()
    alert.send_keys("Ada")
    checks.equal("typed into an alert", driver.find_element(CLASS, "XCUIElementTypeTextField").text, "Ada")
    alert.dismiss()
    checks.raises("dismissed", exceptions.NoAlertPresentException, lambda: alert.text)
    leave(driver)


def sheets(checks, driver):
    page(driver, "Sheets")
    driver.find_element(ID, "Usual").click()
    checks.equal("a sheet", driver.switch_to.alert.text, "This cannot be undone.")
    checks.equal("its buttons", driver.execute_script("mobile: alert", {"action": "getButtons"}),
                 ["Delete Note", "Send Note", "Cancel"])
    driver.switch_to.alert.dismiss()
    checks.true("the last button cancels", any("Cancel" in text for text in texts(driver)))
    leave(driver)


def gestures(checks, driver):
    page(driver, "Gestures")
    for command, arguments, word in [
        ("pinch", {"scale": 1.5, "velocity": 1}, "pinch"),
        ("doubleTap", {"x": 160, "y": 240}, "double tap"),
        ("touchAndHold", {"x": 160, "y": 240, "duration": 1.5}, "long press"),
        ("swipe", {"direction": "left"}, "swipe to the left"),
    ]:
        driver.execute_script("mobile: " + command, arguments)
        checks.true(command, any(word in text for text in texts(driver)))
    leave(driver)


def main():
    address, app = sys.argv[1:]
    options = XCUITestOptions()
    options.app = app
    options.set_capability("verger:virtualTime", True)
    driver = webdriver.Remote(address, options=options)
    checks = Checks()
    sent = count_commands(driver)
    for section in [sliders, switches, pickers, alerts, sheets, gestures]:
        checks.section(section, driver)
    driver.quit()
    checks.finish(f"{len(sent)} kinds, {sum(sent.values())}")


main()
