// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/launch/LaunchFormView.h"

#include "views/launch/NumberText.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace warpgrain;
using namespace warpgrain::views;
using run::BufferForm;
using run::FillKind;

class LaunchFormViewTest : public QObject {
  Q_OBJECT

private:
  QLineEdit *line(const char *name) { return view_->findChild<QLineEdit *>(QLatin1StringView(name)); }

  QComboBox *fill(const char *name) { return view_->findChild<QComboBox *>(QLatin1StringView(name)); }

  QString status() { return view_->findChild<QLabel *>(QStringLiteral("launchStatus"))->text(); }

  BufferForm buffer(const char *name) {
    const auto form = view_->form();
    const auto found = form.arguments.find(name);
    return found != form.arguments.end() ? std::get<BufferForm>(found->second) : BufferForm{};
  }

  static std::vector<LaunchParameter> parameters() {
    return {{.path = QStringLiteral("A"), .type = QStringLiteral("float"), .isPointer = true},
            {.path = QStringLiteral("n"), .type = QStringLiteral("i32")},
            {.path = QStringLiteral("scale"), .type = QStringLiteral("f32")}};
  }

private Q_SLOTS:

  void init() {
    view_ = std::make_unique<LaunchFormView>();
    view_->setParameters(parameters());
    view_->setTold({.grid = {4, std::nullopt, 1}, .block = {32, 8, 1}, .sharedBytes = 0});
    view_->resize(1000, 400);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  }

  void emptyFieldsSayNothingAndShowWhatIsTold() {
    QCOMPARE(view_->form(), run::LaunchForm());
    QCOMPARE(line("launchBlockX")->placeholderText(), QStringLiteral("32"));
    QCOMPARE(line("launchGridY")->placeholderText(), QStringLiteral("?"));
  }

  void typedValuesBecomeTheForm() {
    QSignalSpy edited(view_.get(), &LaunchFormView::formEdited);
    QTest::keyClicks(line("n"), QStringLiteral("0x100"));
    QVERIFY(edited.count() > 0);
    QTest::keyClicks(line("scale"), QStringLiteral("2.5"));
    QTest::keyClicks(line("launchGridY"), QStringLiteral("7"));
    QTest::keyClicks(line("launchRelative"), QStringLiteral("1e-6"));
    const auto form = view_->form();
    QVERIFY(form.arguments.at("n") == run::ArgumentForm(std::int64_t(256)));
    QVERIFY(form.arguments.at("scale") == run::ArgumentForm(2.5));
    QVERIFY(form.grid == (std::array<std::int64_t, 3>{4, 7, 1})); // beside what the source tells
    QVERIFY(!form.block);
    QCOMPARE(form.tolerance.relative, 1e-6);
  }

  void buffersTakeSizesAndFills() {
    QTest::keyClicks(line("A"), QStringLiteral("1000"));
    QCOMPARE(buffer("A"), (BufferForm{.elements = 1000}));
    line("A")->setText(QStringLiteral("64 bytes"));
    QCOMPARE(buffer("A"), (BufferForm{.bytes = 64}));
    line("A")->clear();
    QTest::keyClicks(line("A.second"), QStringLiteral("16"));
    QCOMPARE(buffer("A").fill->high, std::optional<double>(16));
    fill("A.fill")->setCurrentIndex(2);
    QTest::keyClicks(line("A.first"), QStringLiteral("-3"));
    QVERIFY(buffer("A").fill->kind == FillKind::constant);
    QCOMPARE(buffer("A").fill->value, -3.0);
    QVERIFY(!line("A.second")->isVisible());
    fill("A.fill")->setCurrentIndex(5);
    QVERIFY(buffer("A").isNull);
    QVERIFY(!line("A")->isEnabled());
  }

  void aFileIsAskedForAndFilledIn() {
    QSignalSpy wanted(view_.get(), &LaunchFormView::fileRequested);
    fill("A.fill")->setCurrentIndex(4);
    QVERIFY(!buffer("A").fill);
    QVERIFY(status().contains(QStringLiteral("which file")));
    for (auto *button : view_->findChildren<QAbstractButton *>())
      if (button->accessibleName().contains(QStringLiteral("file for A"))) button->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last()[0].toString(), QStringLiteral("A"));
    view_->setFile(QStringLiteral("A"), QStringLiteral("/data/a.bin"));
    QVERIFY(buffer("A").fill->kind == FillKind::file);
    QCOMPARE(buffer("A").fill->file, std::string("/data/a.bin"));
  }

  void whatCannotBeReadIsSaidAndLeftOut() {
    view_->setStatus(QStringLiteral("all is known"), true);
    QTest::keyClicks(line("n"), QStringLiteral("12"));
    QCOMPARE(status(), QStringLiteral("all is known"));
    QTest::keyClicks(line("n"), QStringLiteral("x"));
    QVERIFY(status().contains(QStringLiteral("\"12x\" is no number")));
    QVERIFY(!view_->form().arguments.contains("n"));
    line("n")->clear();
    QTest::keyClicks(line("launchBlockX"), QStringLiteral("-1"));
    QVERIFY(status().contains(QStringLiteral("\"-1\" is not a whole number from 1 on")));
    QVERIFY(!view_->form().block);
  }

  void aFormIsShownAsItIsWithoutSignals() {
    QSignalSpy edited(view_.get(), &LaunchFormView::formEdited);
    run::LaunchForm form;
    form.grid = {1, 2, 3};
    form.sharedBytes = 4096;
    form.seed = 7;
    form.tolerance = {.absolute = 0.5, .relative = 1e-3};
    form.arguments["n"] = std::int64_t(-5);
    form.arguments["scale"] = 2.0;
    form.arguments["A"] = BufferForm{.elements = 12, .fill = run::Fill{.kind = FillKind::ramp}};
    form.symbols["table"] = BufferForm{.fill = run::Fill{.kind = FillKind::zero}};
    view_->setForm(form);
    QCOMPARE(edited.count(), 0);
    QCOMPARE(view_->form(), form);
    QCOMPARE(line("n")->text(), QStringLiteral("-5"));
    QCOMPARE(line("scale")->text(), QStringLiteral("2.0"));
    view_->setForm({});
    QCOMPARE(view_->form(), run::LaunchForm());
    QVERIFY(line("n")->text().isEmpty());
  }

  /// A form comes back from the controller with every key that is pressed; it must not take away what is half typed.
  void whatIsHalfTypedStays() {
    QTest::keyClicks(line("scale"), QStringLiteral("1e"));
    view_->setForm(view_->form());
    QCOMPARE(line("scale")->text(), QStringLiteral("1e"));
    QTest::keyClicks(line("scale"), QStringLiteral("-3"));
    QVERIFY(view_->form().arguments.at("scale") == run::ArgumentForm(1e-3));
    QTest::keyClicks(line("A"), QStringLiteral("64 b"));
    view_->setForm(view_->form());
    QCOMPARE(line("A")->text(), QStringLiteral("64 b"));
    line("n")->setText(QStringLiteral("007"));
    view_->setForm(view_->form());
    QCOMPARE(line("n")->text(), QStringLiteral("007"));
  }

  void sizesThatBecomeKnownStandInTheFields() {
    auto now = parameters();
    now[0].size = QStringLiteral("1024");
    QTest::keyClicks(line("n"), QStringLiteral("9"));
    view_->setParameters(now);
    QCOMPARE(line("A")->placeholderText(), QStringLiteral("1024"));
    QCOMPARE(line("n")->text(), QStringLiteral("9")); // the fields are the same ones
    view_->setParameters({{.path = QStringLiteral("m"), .type = QStringLiteral("i32")}});
    QVERIFY(line("m") != nullptr);
    QVERIFY(!view_->form().arguments.contains("n"));
  }

  void withoutAKernelItSaysWhy() {
    view_->setParameters({}, QStringLiteral("there is no kernel"));
    bool told = false;
    for (const QLabel *label : view_->findChildren<QLabel *>())
      told |= label->isVisible() && label->text() == QStringLiteral("there is no kernel");
    QVERIFY(told);
  }

  void verifyCanBePressedUnlessSomethingRuns() {
    QSignalSpy wanted(view_.get(), &LaunchFormView::verifyRequested);
    auto *button = view_->findChild<QPushButton *>(QStringLiteral("launchVerify"));
    button->click();
    view_->setVerifyPossible(false);
    button->click();
    QCOMPARE(wanted.count(), 1);
  }

private:
  std::unique_ptr<LaunchFormView> view_;
};

QTEST_MAIN(LaunchFormViewTest)
#include "LaunchFormViewTest.moc"
