// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first page: what is wrong with the kernel, and steps that mend it, put into the plan by one click.
#include "tests/views/window/WindowFixture.h"
#include "views/access/AccessView.h"
#include "views/findings/FindingsView.h"
#include "views/problems/ProblemsView.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QUndoStack>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// A transpose through a tile without padding: 32 lanes want one bank.
const QByteArray transpose = "__global__ void flip(float *out, const float *in, int n) {\n"
                             "  __shared__ float tile[32][32];\n"
                             "  int x = blockIdx.x * 32 + threadIdx.x;\n"
                             "  int y = blockIdx.y * 32 + threadIdx.y;\n"
                             "  tile[threadIdx.y][threadIdx.x] = in[y * n + x];\n"
                             "  __syncthreads();\n"
                             "  int u = blockIdx.y * 32 + threadIdx.x;\n"
                             "  int v = blockIdx.x * 32 + threadIdx.y;\n"
                             "  out[v * n + u] = tile[threadIdx.x][threadIdx.y];\n"
                             "}\n"
                             "int main(int argc, char **argv) {\n"
                             "  int n = argc > 1 ? 4096 : 2048;\n"
                             "  dim3 grid(n / 32, n / 32);\n"
                             "  flip<<<grid, dim3(32, 32)>>>(nullptr, nullptr, n);\n"
                             "}\n";

QTableView *table(WindowFixture &fixture) {
  return fixture.find<QTableView>("findingsTable");
}

/// The row of a finding; -1 where there is none.
int rowOf(WindowFixture &fixture, const QString &title) {
  for (int row = 0; row < table(fixture)->model()->rowCount(); ++row)
    if (table(fixture)->model()->index(row, 1).data().toString() == title) return row;
  return -1;
}

bool hasMends(WindowFixture &fixture) {
  const auto *summary = fixture.find<QLabel>("findingsSummary");
  return table(fixture)->model()->rowCount() > 0 && !summary->text().contains(QStringLiteral("…"));
}

} // namespace

class FindingsTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void findingsAreTheFirstPageOfAFile() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("flip.cu"), transpose));
    QTRY_VERIFY_WITH_TIMEOUT(rowOf(fixture, QStringLiteral("Bank conflict")) >= 0, WindowFixture::patience);
    QVERIFY(!fixture.find<views::FindingsView>("findings")->visibleRegion().isEmpty());
    QVERIFY(fixture.find<views::AccessView>("accesses")->visibleRegion().isEmpty());
    const auto *dock = fixture.find<QDockWidget>("findingsDock");
    QVERIFY2(dock->windowTitle().startsWith(QStringLiteral("Findings (")), qPrintable(dock->windowTitle()));
  }

  void aButtonPutsTheStepsIntoThePlanAndOneUndoTakesThemBack() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("flip.cu"), transpose));
    QTRY_VERIFY_WITH_TIMEOUT(hasMends(fixture), WindowFixture::patience);
    const int row = rowOf(fixture, QStringLiteral("Bank conflict"));
    QVERIFY(row >= 0);
    auto *button = fixture.find<QPushButton>(qPrintable(QStringLiteral("mend.%1").arg(row)));
    QVERIFY(button != nullptr);
    QCOMPARE(button->text(), QStringLiteral("pad tile"));
    button->click();
    const auto plan = [&] {
      return toString(fixture.workbench().plans().planOf(fixture.workbench().selection().kernel()));
    };
    QCOMPARE(plan(), std::string("pad tile"));
    fixture.workbench().plans().undoStack().undo();
    QCOMPARE(plan(), std::string());
  }

  void problemsHoldsThemBesideTheCompilersMessages() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("flip.cu"), transpose));
    const auto *problems = fixture.find<views::ProblemsView>("problems");
    QTRY_VERIFY_WITH_TIMEOUT(problems->warningCount() > 0, WindowFixture::patience);
    QCOMPARE(problems->errorCount(), 0);
  }

  void aNumberThatIsMissingIsTypedOnTheFirstPage() {
    WindowFixture fixture;
    QByteArray text = transpose;
    text.replace("int main(int argc, char **argv) {\n  int n = argc > 1 ? 4096 : 2048;\n", "void run(int n) {\n");
    fixture.open(fixture.write(QStringLiteral("flip.cu"), text));
    const auto field = [&fixture] { return fixture.find<QLineEdit>("findingsNumbers.n"); };
    QTRY_VERIFY_WITH_TIMEOUT(field() != nullptr && field()->isVisible(), WindowFixture::patience);
    // The grid is computed from n, and nobody has to do that.
    QVERIFY(fixture.find<QLineEdit>("findingsNumbers.grid x") == nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLabel>("launchStatus")->text().contains(QStringLiteral("value of n")),
                             WindowFixture::patience);
    QVERIFY2(!fixture.find<QLabel>("launchStatus")->text().contains(QStringLiteral("grid")),
             qPrintable(fixture.find<QLabel>("launchStatus")->text()));
    QTest::keyClicks(field(), QStringLiteral("1024"));
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLabel>("launchStatus")->text().contains(QStringLiteral("32 × 32 × 1")),
                             WindowFixture::patience);
    QCOMPARE((*fixture.workbench().launch().form().grid)[0], std::int64_t{32});
    QVERIFY(field()->isVisible()); // to be changed
    QCOMPARE(field()->text(), QStringLiteral("1024"));
    fixture.open(fixture.write(QStringLiteral("other.cu"), transpose));
    QTRY_VERIFY_WITH_TIMEOUT(field() == nullptr || !field()->isVisible(), WindowFixture::patience);
  }

  void numbersOfTheSourceFillTheLaunchAndCanBeChanged() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("flip.cu"), transpose));
    QTRY_VERIFY_WITH_TIMEOUT(rowOf(fixture, QStringLiteral("Bank conflict")) >= 0, WindowFixture::patience);
    const auto form = fixture.workbench().launch().form();
    QVERIFY(form.arguments.contains("n"));
    QCOMPARE(std::get<std::int64_t>(form.arguments.at("n")), std::int64_t{2048});
    QCOMPARE((*form.grid)[0], std::int64_t{64});
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("field.n") != nullptr, WindowFixture::patience);
    fixture.workbench().launch().typeArgument("n", 1024);
    QCOMPARE((*fixture.workbench().launch().form().grid)[0], std::int64_t{32});
    fixture.workbench().launch().typeArgument("n", std::nullopt);
    QCOMPARE((*fixture.workbench().launch().form().grid)[0], std::int64_t{64});
  }
};

QTEST_MAIN(FindingsTest)
#include "FindingsTest.moc"
