"""Drives Examples/Contacts with Appium-Python-Client, as it comes from PyPI.

contacts_appium.py ADDRESS APP: the server's address and the path of Contacts.app.
"""
import base64
import sys
import time
import xml.etree.ElementTree as xml

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common import exceptions
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.wait import WebDriverWait

from checks import Checks, count_commands

CONTACTS = "com.yourcompany.Contacts"
ID, PREDICATE, CHAIN = AppiumBy.ACCESSIBILITY_ID, AppiumBy.IOS_PREDICATE, AppiumBy.IOS_CLASS_CHAIN
XPATH, CLASS = AppiumBy.XPATH, AppiumBy.CLASS_NAME


def session(checks, driver):
    checks.true("a session has an identifier", len(driver.session_id) > 10)
    checks.equal("the platform", driver.capabilities["platformName"], "iOS")
    checks.equal("the app", driver.capabilities["appium:bundleId"], CONTACTS)
    checks.true("the server is not full", driver.get_status()["ready"])
    checks.equal("the context", driver.current_context, "NATIVE_APP")
    checks.equal("the contexts", driver.contexts, ["NATIVE_APP"])
    checks.equal("the size", driver.get_window_size(), {"width": 320, "height": 480})
    checks.equal("the window", driver.window_handles, [driver.current_window_handle])
    checks.equal("timeouts", driver.timeouts.implicit_wait, 0)
    driver.update_settings({"snapshotMaxDepth": 50})
    checks.equal("settings are kept", driver.get_settings()["snapshotMaxDepth"], 50)
    checks.equal("the device's time", driver.get_device_time()[:10], "2009-06-19")
    checks.equal("a format of time", driver.get_device_time("DD/MM/YYYY"), "19/06/2009")


def locators(checks, driver):
    driver.find_element(ID, "Contacts").click()
    cell = driver.find_element(ID, "John Backus")
    checks.equal("by accessibility id", cell.tag_name, "XCUIElementTypeCell")
    checks.equal("by name", driver.find_element(AppiumBy.NAME, "John Backus"), cell)
    checks.equal("by id", driver.find_element(AppiumBy.ID, "John Backus"), cell)
    cells = driver.find_elements(CLASS, "XCUIElementTypeCell")
    checks.true("by class name", cell in cells and len(cells) >= 6)
    checks.equal("rows are in order", [c.rect["y"] for c in cells], sorted(c.rect["y"] for c in cells))
    checks.equal("a predicate", driver.find_element(PREDICATE, "type == 'XCUIElementTypeCell' AND label BEGINSWITH[c] 'john'"), cell)
    checks.equal("a predicate's number", driver.find_element(
        PREDICATE, "type ENDSWITH 'Cell' AND rect.y > 280 AND rect.y < 320"), cell)
    checks.equal("a class chain", driver.find_element(CHAIN, "**/XCUIElementTypeCell[`name == 'John Backus'`]"), cell)
    checks.equal("a chain's descendants", driver.find_element(
        CHAIN, "**/XCUIElementTypeCell[$type == 'XCUIElementTypeStaticText' AND value == 'John Backus'$]"), cell)
    checks.equal("a chain's last", driver.find_element(CHAIN, "**/XCUIElementTypeTable/XCUIElementTypeCell[-1]"), cells[-1])
    checks.equal("xpath", driver.find_element(XPATH, "//XCUIElementTypeCell[@name='John Backus']"), cell)
    checks.equal("xpath's place", driver.find_element(XPATH, "(//XCUIElementTypeCell)[1]"), cells[0])
    label = cell.find_element(CLASS, "XCUIElementTypeStaticText")
    checks.equal("an element in an element", label.text, "John Backus")
    checks.equal("elements in an element", len(cell.find_elements(XPATH, ".//XCUIElementTypeStaticText")), 1)
    checks.equal("none", driver.find_elements(ID, "Nobody"), [])
    source = xml.fromstring(driver.page_source.encode())
    checks.equal("the source's root", source.tag, "XCUIElementTypeApplication")
    checks.true("the source has the row", source.find(".//XCUIElementTypeCell[@name='John Backus']") is not None)
    checks.true("another source", "Cell" in driver.execute_script("mobile: source", {"format": "description"}))


def attributes(checks, driver):
    cell = driver.find_element(ID, "John Backus")
    checks.equal("a rectangle", cell.rect, {"x": 0, "y": 284, "width": 320, "height": 44})
    checks.equal("a place", cell.location, {"x": 0, "y": 284})
    checks.equal("a place in view", cell.location_in_view["y"], 284)
    checks.equal("a size", cell.size, {"width": 320, "height": 44})
    checks.true("seen", cell.is_displayed())
    checks.true("enabled", cell.is_enabled())
    checks.true("not selected", not cell.is_selected())
    checks.true("the tab is selected", driver.find_element(ID, "Contacts").is_selected())
    checks.equal("an attribute", cell.get_attribute("label"), "John Backus")
    checks.equal("a truth", cell.get_attribute("visible"), "true")
    checks.equal("no value", cell.get_attribute("value"), None)
    checks.equal("a badge", driver.find_element(ID, "Recents").get_attribute("value"), "2")
    checks.true("a picture", driver.get_screenshot_as_png().startswith(b"\x89PNG"))
    checks.true("a picture of a row", base64.b64decode(cell.screenshot_as_base64).startswith(b"\x89PNG"))


def typing(checks, driver):
    driver.find_element(ID, "Add").click()
    fields = driver.find_elements(CLASS, "XCUIElementTypeTextField")
    checks.equal("four fields", [f.get_attribute("placeholderValue") for f in fields], ["First", "Last", "Company", "Phone"])
    checks.true("the keyboard is shown", driver.is_keyboard_shown())
    checks.equal("the active element", driver.switch_to.active_element, fields[0])
    checks.equal("a placeholder is the value", fields[0].get_attribute("value"), "First")
    checks.true("Save is disabled", not driver.find_element(ID, "Save").is_enabled())
    fields[0].send_keys("Rózsa")
    checks.equal("typed", fields[0].text, "Rózsa")
    fields[1].send_keys("Péterx\ue003")
    checks.equal("backspace", fields[1].text, "Péter")
    fields[0].send_keys("!")
    checks.equal("more is typed at the end", fields[0].text, "Rózsa!")
    fields[0].send_keys("\ue003")
    fields[2].send_keys("Institute")
    fields[2].clear()
    checks.equal("cleared", fields[2].get_attribute("value"), "Company")
    driver.find_element(PREDICATE, "type == 'XCUIElementTypeKey' AND label ==[c] 'q'").click()
    checks.equal("a key of the keyboard", fields[2].text, "Q")
    driver.find_element(ID, "Save").click()
    checks.true("saved", driver.find_element(ID, "Info").is_displayed())
    checks.raises("a field that is gone", exceptions.StaleElementReferenceException, lambda: fields[0].text)
    driver.back()
    driver.execute_script("mobile: scroll", {"direction": "down", "name": "Rózsa Péter"})
    checks.true("scrolled to it", driver.find_element(ID, "Rózsa Péter").is_displayed())


def waits(checks, driver):
    start = time.time()
    driver.implicitly_wait(60)
    checks.raises("an implicit wait", exceptions.NoSuchElementException, lambda: driver.find_element(ID, "Nobody"))
    driver.implicitly_wait(0)
    checks.true("costs nothing in virtual time", time.time() - start < 20)
    driver.find_element(ID, "Groups").click()
    wait = WebDriverWait(driver, 10)
    found = wait.until(expected_conditions.presence_of_element_located((XPATH, "//XCUIElementTypeNavigationBar[@name='Groups']")))
    checks.equal("an explicit wait", found.tag_name, "XCUIElementTypeNavigationBar")


def gestures(checks, driver):
    driver.find_element(ID, "Contacts").click()

    def top():
        return driver.find_elements(CLASS, "XCUIElementTypeCell")[0].text

    driver.execute_script("mobile: scroll", {"direction": "up", "name": "Frances Allen"})
    first = top()
    driver.swipe(100, 380, 100, 150, 600)
    checks.true("swiped", top() != first)
    table = driver.find_element(CLASS, "XCUIElementTypeTable")
    driver.execute_script("mobile: swipe", {"direction": "down", "elementId": table.id})
    driver.execute_script("mobile: swipe", {"direction": "down", "velocity": 2000})
    checks.equal("swiped back", top(), first)
    driver.execute_script("mobile: dragFromToForDuration", {
        "fromX": 100, "fromY": 380, "toX": 100, "toY": 200, "duration": 0.1})
    checks.true("dragged", top() != first)
    driver.flick(100, 150, 100, 400)
    driver.execute_script("mobile: scroll", {"direction": "up", "name": "Frances Allen"})
    cell = driver.find_element(ID, "John Backus")
    driver.execute_script("mobile: tap", {"elementId": cell.id, "x": 20, "y": 20})
    checks.true("tapped", driver.find_element(ID, "Info").is_displayed())
    driver.back()
    driver.tap([(100, 300)])
    checks.true("tapped at a point", driver.find_element(ID, "Info").is_displayed())
    driver.execute_script("mobile: doubleTap", {"x": 160, "y": 200})
    driver.execute_script("mobile: touchAndHold", {"x": 160, "y": 90, "duration": 1})
    driver.execute_script("mobile: pinch", {"scale": 2, "velocity": 1})
    driver.execute_script("mobile: twoFingerTap", {"x": 150, "y": 90})
    driver.find_element(XPATH, "//XCUIElementTypeNavigationBar/XCUIElementTypeButton[1]").click()

    actions = ActionChains(driver)
    actions.w3c_actions = ActionBuilder(driver, mouse=PointerInput(interaction.POINTER_TOUCH, "finger"))
    pointer = actions.w3c_actions.pointer_action
    pointer.move_to(driver.find_element(ID, "John Backus")).pointer_down().pause(0.1).release()
    actions.perform()
    checks.true("W3C actions", driver.find_element(ID, "Info").is_displayed())
    driver.tap([(100, 150), (200, 150)], 200)
    ActionChains(driver).w3c_actions.clear_actions()
    checks.raises("off the screen", exceptions.MoveTargetOutOfBoundsException, lambda: driver.tap([(1000, 20)]))
    driver.back()


def device(checks, driver):
    checks.equal("upright", driver.orientation, "PORTRAIT")
    driver.orientation = "LANDSCAPE"
    checks.equal("turned", driver.orientation, "LANDSCAPE")
    checks.equal("the size turns", driver.get_window_size(), {"width": 480, "height": 320})
    cell = driver.find_element(ID, "Frances Allen")
    checks.equal("rows are as wide", cell.rect["width"], 480)
    cell.click()
    checks.true("a tap on the turned screen", driver.find_element(ID, "Info").is_displayed())
    driver.back()
    driver.orientation = "PORTRAIT"
    driver.set_location(48.8584, 2.2945)
    checks.equal("the location", (driver.location["latitude"], driver.location["longitude"]), (48.8584, 2.2945))
    driver.shake()
    driver.lock()
    checks.true("locked", driver.is_locked())
    driver.unlock()
    checks.true("unlocked", not driver.is_locked())
    driver.set_clipboard_text("Grüße")
    checks.equal("the clipboard", driver.get_clipboard_text(), "Grüße")
    driver.push_file("Documents/notes.txt", base64.b64encode(b"hello").decode())
    checks.equal("a file", base64.b64decode(driver.pull_file("@" + CONTACTS + "/Documents/notes.txt")), b"hello")
    checks.raises("a file of others", exceptions.InvalidArgumentException, lambda: driver.pull_file("../../Applications.plist"))
    checks.equal("the screen", driver.execute_script("mobile: deviceScreenInfo")["scale"], 1)
    checks.true("the log", isinstance(driver.get_log("syslog"), list))
    checks.equal("logs", driver.log_types, ["syslog"])
    checks.equal("the app's texts", driver.app_strings(), {})


def alerts(checks, driver):
    checks.raises("no alert", exceptions.NoAlertPresentException, lambda: driver.switch_to.alert.text)
    driver.get("http://example.com/")
    checks.equal("an alert's text", driver.switch_to.alert.text, "Safari\nhttp://example.com/")
    checks.equal("its buttons", driver.execute_script("mobile: alert", {"action": "getButtons"}), ["OK"])
    driver.switch_to.alert.accept()
    checks.raises("accepted", exceptions.NoAlertPresentException, lambda: driver.switch_to.alert.text)
    driver.get("http://example.com/")
    driver.switch_to.alert.dismiss()
    checks.raises("dismissed", exceptions.NoAlertPresentException, lambda: driver.switch_to.alert.text)


def apps(checks, driver, app):
    checks.true("installed", driver.is_app_installed(CONTACTS))
    checks.equal("in front", driver.query_app_state(CONTACTS), 4)
    checks.equal("the app in front", driver.execute_script("mobile: activeAppInfo")["bundleId"], CONTACTS)
    checks.true("terminated", driver.terminate_app(CONTACTS))
    checks.equal("not running", driver.query_app_state(CONTACTS), 1)
    checks.true("the home screen", driver.find_element(CLASS, "XCUIElementTypeIcon").is_displayed())
    driver.activate_app(CONTACTS)
    checks.equal("in front again", driver.query_app_state(CONTACTS), 4)
    driver.background_app(2)
    checks.equal("back from the background", driver.query_app_state(CONTACTS), 4)
    driver.execute_script("mobile: pressButton", {"name": "volumeDown"})
    driver.execute_script("mobile: pressButton", {"name": "home"})
    checks.equal("home", driver.query_app_state(CONTACTS), 1)
    checks.true("removed", driver.remove_app(CONTACTS))
    checks.equal("not installed", driver.query_app_state(CONTACTS), 0)
    driver.install_app(app)
    driver.activate_app(CONTACTS)
    checks.equal("installed anew", driver.query_app_state(CONTACTS), 4)


def errors(checks, driver):
    find = driver.find_element
    checks.raises("no element", exceptions.NoSuchElementException, lambda: find(ID, "Nobody"))
    checks.raises("a bad predicate", exceptions.InvalidSelectorException, lambda: find(PREDICATE, "label =="))
    checks.raises("a bad chain", exceptions.InvalidSelectorException, lambda: find(CHAIN, "**/Button"))
    checks.raises("a bad path", exceptions.InvalidSelectorException, lambda: find(XPATH, "//*["))
    checks.raises("a bad strategy", exceptions.InvalidArgumentException, lambda: find("-image", "x"))
    checks.raises("a bad command", exceptions.UnknownMethodException, lambda: driver.execute_script("mobile: fly"))
    checks.raises("a page's script", exceptions.UnknownMethodException, lambda: driver.execute_script("return 1"))
    checks.raises("cookies", exceptions.UnknownMethodException, driver.get_cookies)


def main():
    address, app = sys.argv[1:]
    options = XCUITestOptions()
    options.app = app
    options.set_capability("verger:virtualTime", True)
    driver = webdriver.Remote(address, options=options)
    checks = Checks()
    sent = count_commands(driver)
    for section in [session, locators, attributes, typing, waits, gestures, device, alerts]:
        checks.section(section, driver)
    checks.section(apps, driver, app)
    checks.section(errors, driver)
    driver.quit()
    checks.raises("the session is over", exceptions.InvalidSessionIdException, lambda: driver.page_source)
    checks.finish(f"{len(sent)} kinds, {sum(sent.values())}")


main()
